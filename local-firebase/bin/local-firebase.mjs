#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const entry = new URL('../build/index.js', import.meta.url);
if (!existsSync(entry)) {
  console.error(
    `${fileURLToPath(entry)} is missing. Run "npx tsc -b local-firebase" in the repository's root first.`,
  );
  process.exit(1);
}
const { runCli } = await import(entry.href);
const exitCode = await runCli(process.argv.slice(2));
if (exitCode !== undefined) process.exit(exitCode);
