#!/usr/bin/env node
// npm run dev -w remote-…: installs what is missing, compiles the tools, and serves one remote with hot updates.
import { prepare, runMain } from '../../launcher/bin/prepare.mjs';

await runMain(async () => {
  prepare('tools/dev-server');
  const { main } = await import('../build/index.js');
  await main(process.argv.slice(2));
});
