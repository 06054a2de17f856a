import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DataMigration, updateDataFolder } from './data-version.ts';
import { startLocalFirebase } from './start-local-firebase.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-firebase-version-'));
  file = join(folder, 'data-version.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const version = () => JSON.parse(readFileSync(file, 'utf8')) as unknown;

/** Appends its name to a list in the folder. */
function migration(from: number, fail = false): DataMigration {
  return {
    from,
    run(dataDir) {
      writeFileSync(join(dataDir, 'steps'), `${from} `, { flag: 'a' });
      if (fail) throw new Error('killed');
    },
  };
}
const steps = () => readFileSync(join(folder, 'steps'), 'utf8');

test('a folder of the first version gets its number and is left alone', () => {
  updateDataFolder(folder);
  expect(version()).toEqual({ version: 1 });
});

test('older data runs every migration in turn, once', () => {
  const migrations = [migration(2), migration(1)];
  updateDataFolder(folder, migrations, 3);
  updateDataFolder(folder, migrations, 3);

  expect(version()).toEqual({ version: 3 });
  expect(steps()).toBe('1 2 ');
});

test('a migration that did not end is run again at the next start, the ones before it are not', () => {
  expect(() => updateDataFolder(folder, [migration(1), migration(2, true)], 3)).toThrow('killed');
  expect(version()).toEqual({ version: 2 });

  updateDataFolder(folder, [migration(1), migration(2)], 3);
  expect(steps()).toBe('1 2 2 ');
});

test.each([
  ['{"version":2}', 'written by a newer version (2, this one knows 1)'],
  ['{"version', 'is damaged'],
])('a server refuses a folder whose version is %s with one sentence', async (text, message) => {
  writeFileSync(file, text);
  const start = startLocalFirebase({ port: 0, dataDir: folder });
  await expect(start).rejects.toMatchObject({
    name: 'StartupFailure',
    message: expect.stringContaining(message),
  });
  expect(readFileSync(file, 'utf8')).toBe(text);
});
