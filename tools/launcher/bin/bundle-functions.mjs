#!/usr/bin/env node
// Before `firebase deploy --only functions`: writes the package that firebase.json names into the given folder.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compileTools, ROOT, runMain } from './prepare.mjs';

await runMain(async () => {
  compileTools(console.log);
  const { bundleFunctions } = await import('../build/bundle-functions.js');
  const manifest = JSON.parse(readFileSync(join(ROOT, 'firebase', 'functions', 'package.json'), 'utf8'));
  await bundleFunctions(resolve(process.argv[2] ?? join(ROOT, 'firebase', 'functions', 'dist')), manifest);
});
