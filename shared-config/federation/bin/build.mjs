#!/usr/bin/env node
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCli } from '@vcms/federation';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
try {
  console.log(await runCli(process.argv.slice(2), root));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
