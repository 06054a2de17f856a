#!/usr/bin/env node
// npm start: installs what is missing, builds what changed, and runs the whole product on this machine.
import { checkNode, compileTools, ensureInstalled, runMain } from './prepare.mjs';

await runMain(async () => {
  checkNode();
  ensureInstalled(console.log);
  compileTools(console.log);
  const { main } = await import('../build/start.js');
  await main(process.argv.slice(2));
});
