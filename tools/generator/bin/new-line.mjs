#!/usr/bin/env node
// npm run new-line -- site-visits: writes the smallest business line that works end to end, and its rows in the tables
// that name every line.
import { checkNode, ensureInstalled, ROOT, run, runMain } from '../../launcher/bin/prepare.mjs';

await runMain(async () => {
  checkNode();
  ensureInstalled(console.log);
  const tool = (path) => `${ROOT}/node_modules/${path}`;
  const sentence = 'The sources do not compile. Mend the errors above and run the command again.';
  run(process.execPath, [tool('typescript/bin/tsc'), '-b', 'tools/generator'], sentence);
  const { newLine } = await import('../build/index.js');
  const written = newLine(process.argv.slice(2), ROOT);
  if (written === undefined) return;
  run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], 'npm install failed; run it again.');
  const format = [tool('@biomejs/biome/bin/biome'), 'check', '--write', ...written.files];
  run(process.execPath, format, 'The new files do not pass the linter; mend them as it says.');
  console.log(written.nextSteps);
});
