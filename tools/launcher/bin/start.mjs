#!/usr/bin/env node
// npm start: installs what is missing, builds what changed, and runs the whole product on this machine.
import { readFileSync } from 'node:fs';
import { checkNode, compileTools, ensureInstalled, runMain } from './prepare.mjs';

const HELP = new URL('./start-help.txt', import.meta.url);

await runMain(async () => {
  // Before anything is installed: who asks what this does has not agreed to it yet.
  if (process.argv.includes('--help')) {
    console.log(readFileSync(HELP, 'utf8').trimEnd());
    return;
  }
  checkNode();
  ensureInstalled(console.log);
  compileTools(console.log);
  const { main } = await import('../build/start.js');
  await main(process.argv.slice(2));
});
