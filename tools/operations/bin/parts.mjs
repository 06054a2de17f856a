#!/usr/bin/env node
// npm run parts: the list of parts as CycloneDX, from the lock file, by npm itself. To a file: npm run -s parts > parts.cdx.json
import { spawnSync } from 'node:child_process';
import { ROOT } from '../../launcher/bin/prepare.mjs';

const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', ...process.argv.slice(2)];
const { status } = spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit' });
process.exitCode = status ?? 1;
