import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataFolder } from './data-folder-lock.ts';
import { StartupFailure } from './startup-failure.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-firebase-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder serves one server at a time', () => {
  const release = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(StartupFailure);

  release();
  lockDataFolder(folder)();
});

test('the claim of a process that was killed is taken over', () => {
  writeFileSync(join(folder, 'local-firebase.lock'), '4194399 123');

  lockDataFolder(folder)();
});

test('the claim of an earlier process with the same id is taken over', () => {
  writeFileSync(join(folder, 'local-firebase.lock'), `${process.pid} 1`);

  lockDataFolder(folder)();
});

test('a claim that was cut off while being written is taken over', () => {
  writeFileSync(join(folder, 'local-firebase.lock'), '');

  lockDataFolder(folder)();
});
