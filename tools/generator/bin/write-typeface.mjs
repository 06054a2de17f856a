#!/usr/bin/env node
// npm run typeface: makes the shell's typeface of the whole Inter.
import { ROOT } from '../../launcher/bin/prepare.mjs';
import { withGenerators } from './compiled.mjs';

await withGenerators(async ({ writeTypeface }) => {
  for (const file of await writeTypeface(ROOT)) console.log(`Wrote ${file}`);
});
