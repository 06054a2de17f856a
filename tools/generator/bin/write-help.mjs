#!/usr/bin/env node
// npm run help: writes the books of the help pages from features/help/content/articles.
import { checkNode, ensureInstalled, ROOT, run, runMain } from '../../launcher/bin/prepare.mjs';

await runMain(async () => {
  checkNode();
  ensureInstalled(console.error);
  const tsc = `${ROOT}/node_modules/typescript/bin/tsc`;
  run(
    process.execPath,
    [tsc, '-b', 'tools/generator'],
    'The sources do not compile. Mend the errors above first.',
  );
  const { writeHelp } = await import('../build/index.js');
  const files = writeHelp(ROOT);
  const biome = `${ROOT}/node_modules/@biomejs/biome/bin/biome`;
  run(process.execPath, [biome, 'format', '--write', ...files], 'The books could not be formatted.');
});
