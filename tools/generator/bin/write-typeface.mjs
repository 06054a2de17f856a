#!/usr/bin/env node
// npm run typeface: makes the shell's typeface of the whole Inter.
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
  const { writeTypeface } = await import('../build/index.js');
  for (const file of await writeTypeface(ROOT)) console.log(`Wrote ${file}`);
});
