#!/usr/bin/env node
// npm run rules: composes firebase/firestore.rules and storage.rules of firebase/rules and the fragments of the lines.
import { checkNode, ensureInstalled, ROOT, run, runMain } from '../../launcher/bin/prepare.mjs';

await runMain(async () => {
  checkNode();
  ensureInstalled(console.error);
  const tsc = `${ROOT}/node_modules/typescript/bin/tsc`;
  const sentence = 'The sources do not compile. Mend the errors above first.';
  run(process.execPath, [tsc, '-b', 'tools/generator'], sentence);
  const { writeRules } = await import('../build/index.js');
  for (const file of writeRules(ROOT)) console.log(`Wrote ${file}`);
});
