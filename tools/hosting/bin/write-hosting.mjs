#!/usr/bin/env node
// npm run hosting [-- --cdn https://cdn.example.com --functions https://us-central1-vcms.cloudfunctions.net --app-check on]: writes firebase.json and docs/runbooks/headers.md
// from the one header policy in src/header-policy.ts.
import { parseArgs } from 'node:util';
import { prepare, ROOT, run, runMain } from '../../launcher/bin/prepare.mjs';

await runMain(async () => {
  prepare('tools/hosting');
  const text = { type: 'string' };
  const { values } = parseArgs({ options: { cdn: text, functions: text, 'app-check': text } });
  const { writeHosting } = await import('../build/index.js');
  for (const file of await writeHosting(ROOT, values.cdn, values.functions, values['app-check']))
    console.log(`Wrote ${file}`);
  const biome = `${ROOT}/node_modules/@biomejs/biome/bin/biome`;
  run(
    process.execPath,
    [biome, 'format', '--write', 'firebase.json'],
    'firebase.json could not be formatted.',
  );
});
