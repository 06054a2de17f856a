import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRepository } from './repository.ts';
import { parseStartOptions } from './start-options.ts';

const BIN = inRepository('tools', 'launcher', 'bin');
const HELP = readFileSync(join(BIN, 'start-help.txt'), 'utf8');

let clone: string;
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'vcms-help-'));
  cpSync(BIN, join(clone, 'tools', 'launcher', 'bin'), { recursive: true });
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

test('a fresh clone answers --help without installing or compiling anything', () => {
  const command = join(clone, 'tools', 'launcher', 'bin', 'start.mjs');

  const { status, stdout, stderr } = spawnSync(process.execPath, [command, '--help'], { encoding: 'utf8' });

  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toBe(HELP);
  expect(readdirSync(clone)).toEqual(['tools']);
  expect(readdirSync(join(clone, 'tools', 'launcher'))).toEqual(['bin']);
});

test('every option that the help names is one', () => {
  const named = [...HELP.matchAll(/^ {2}(--[a-z-]+)( [A-Z]+)?/gm)].map(([, flag = '', value]) => ({
    flag,
    value,
  }));
  const values: Readonly<Record<string, string>> = { DIR: 'x', N: '0', URL: 'https://preview.example.com' };
  const args = named
    .filter(({ flag }) => flag !== '--help')
    .flatMap(({ flag, value }) => (value === undefined ? [flag] : [flag, values[value.trim()] ?? '']));

  expect(named.map(({ flag }) => flag)).toContain('--help');
  expect(parseStartOptions(args)).toMatchObject({ reset: true, data: 'x', shellPort: 0, mailPort: 0 });
});
