#!/usr/bin/env node
// npm run rehearse-go-live, npm run screenshots: stories in a browser that are no part of the checks. Installs and compiles
// what they need first, Chromium too.
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { prepare, ROOT, run, runMain } from './prepare.mjs';

await runMain(async () => {
  prepare('e2e');
  const chromium = ensureChromium(console.error);
  const [config, ...rest] = process.argv.slice(2);
  run(
    process.execPath,
    [join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js'), 'test', '--config', config, ...rest],
    'A story did not come to its end; what happened stands above.',
    { env: { ...process.env, CHROMIUM_PATH: chromium } },
  );
});
