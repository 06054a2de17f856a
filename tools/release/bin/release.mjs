#!/usr/bin/env node
// npm run release -- …: compiles itself when something changed, then runs one command. Progress goes to standard
// error, so that standard output holds the result alone.
import { prepare, ROOT, runMain } from '../../launcher/bin/prepare.mjs';

await runMain(async () => {
  prepare('tools/release', { quiet: true });
  const { createLocalWorkbench, runRelease } = await import('../build/index.js');
  const outcome = await runRelease(
    process.argv.slice(2),
    createLocalWorkbench(ROOT, (line) => console.error(line)),
  );
  if (outcome.stdout !== '') console.log(outcome.stdout);
  if (outcome.stderr !== '') console.error(outcome.stderr);
  process.exitCode = outcome.code;
});
