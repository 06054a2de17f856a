#!/usr/bin/env node
// npm run release -- …: compiles itself when something changed, then runs one command. Progress goes to standard
// error, so that standard output holds the result alone.
import { checkNode, ensureInstalled, ROOT, run, runMain } from '../../launcher/bin/prepare.mjs';

await runMain(async () => {
  checkNode();
  ensureInstalled(console.error);
  const tsc = `${ROOT}/node_modules/typescript/bin/tsc`;
  const sentence = 'The sources do not compile. Mend the errors above and run the command again.';
  run(process.execPath, [tsc, '-b', 'tools/release'], sentence, { stdio: ['ignore', 2, 'inherit'] });
  const { createLocalWorkbench, runRelease } = await import('../build/index.js');
  const outcome = await runRelease(
    process.argv.slice(2),
    createLocalWorkbench(ROOT, (line) => console.error(line)),
  );
  if (outcome.stdout !== '') console.log(outcome.stdout);
  if (outcome.stderr !== '') console.error(outcome.stderr);
  process.exitCode = outcome.code;
});
