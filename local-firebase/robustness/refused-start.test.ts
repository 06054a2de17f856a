import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer } from './build-server.ts';
import { findUp } from './find-up.ts';

const SCRIPT = join(findUp('package.json', import.meta.dirname), 'bin', 'local-firebase.mjs');
const folder = mkdtempSync(join(tmpdir(), 'refused-start-'));

beforeAll(buildServer);
afterAll(() => rmSync(folder, { recursive: true }));

const SERVICE =
  "rules_version = '2';\nservice cloud.firestore {\n  match /databases/{database}/documents {\n";

test.each([
  ['--rules', 'an unfinished match', `${SERVICE}    match /a/{b} { allow read: if`, '4:34'],
  [
    '--rules',
    'an unknown operation',
    `${SERVICE}    match /a/{b} { allow look: if true; }\n  }\n}`,
    '4:\\d+',
  ],
  ['--rules', 'no rules at all', '{"rules": true}', '1:1'],
  ['--rules', 'bytes that are no text', '\0\u0001\ufffd', '1:1'],
  ['--storage-rules', 'a stray brace', 'service firebase.storage { } }', '1:30'],
])(
  '%s with %s: one line that names the place, exit code 1, and nothing is opened',
  (flag, what, text, place) => {
    const file = join(folder, `${what.replaceAll(' ', '-')}.rules`);
    const dataDir = join(folder, 'data');
    writeFileSync(file, text);

    const argv = [SCRIPT, '--port', '0', '--data', dataDir, flag, file];
    const { status, stdout, stderr } = spawnSync(process.execPath, argv, {
      encoding: 'utf8',
      // A start that is not refused would go on for ever.
      timeout: 12_000,
      killSignal: 'SIGKILL',
    });

    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^${file}:${place} \\S[^\\n]+\\n$`));
    expect(stdout).toBe('');
    expect(existsSync(dataDir)).toBe(false);
  },
);
