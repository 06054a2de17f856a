#!/usr/bin/env node
// npm run dev -w remote-…: installs what is missing, compiles the tools, and serves one remote with hot updates.
import { checkNode, ensureInstalled, ROOT, run, runMain } from '../../launcher/bin/prepare.mjs';

await runMain(async () => {
  checkNode();
  ensureInstalled(console.log);
  const tsc = `${ROOT}/node_modules/typescript/bin/tsc`;
  const sentence = 'The sources do not compile. Mend the errors above and run the command again.';
  run(process.execPath, [tsc, '-b', 'tools/dev-server'], sentence);
  const { main } = await import('../build/index.js');
  await main(process.argv.slice(2));
});
