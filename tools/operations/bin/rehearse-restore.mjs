#!/usr/bin/env node
// npm run rehearse-restore -- …: export, wipe, restore, compare, on a local Firebase.
import { runCompiled } from './compiled.mjs';

await runCompiled(({ runRehearseRestore }, args) => runRehearseRestore(args));
