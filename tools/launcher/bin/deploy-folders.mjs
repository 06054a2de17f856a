#!/usr/bin/env node
// npm run deploy-folders: builds what Firebase gets and fills the folders that firebase.json names.
import { checkNode, compileTools, ensureInstalled, runMain } from './prepare.mjs';

await runMain(async () => {
  checkNode();
  ensureInstalled(console.log);
  compileTools(console.log);
  const { main } = await import('../build/deploy-folders.js');
  await main(process.argv.slice(2));
});
