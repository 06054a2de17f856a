#!/usr/bin/env node
// npm run rules: composes firebase/firestore.rules and storage.rules of firebase/rules and the fragments of the lines.
import { prepare, ROOT, runMain } from '../../launcher/bin/prepare.mjs';

await runMain(async () => {
  prepare('tools/generator');
  const { writeRules } = await import('../build/index.js');
  for (const file of writeRules(ROOT)) console.log(`Wrote ${file}`);
});
