#!/usr/bin/env node
// npm run help: writes the books of the help pages from features/help/content/articles.
import { ROOT, run } from '../../launcher/bin/prepare.mjs';
import { withGenerators } from './compiled.mjs';

await withGenerators(({ writeHelp }) => {
  const files = writeHelp(ROOT);
  const biome = `${ROOT}/node_modules/@biomejs/biome/bin/biome`;
  run(process.execPath, [biome, 'format', '--write', ...files], 'The books could not be formatted.');
});
