#!/usr/bin/env node
// npm run tenant -- …: export and deletion of a client or contractor that leaves.
import { runCompiled } from './compiled.mjs';

await runCompiled(({ runTenant }, args) => runTenant(args));
