#!/usr/bin/env node
// npm run first-admin -- …: the first person of an empty project.
import { runCompiled } from './compiled.mjs';

await runCompiled(({ runFirstAdmin }, args) => runFirstAdmin(args));
