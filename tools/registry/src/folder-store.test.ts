import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFolderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';

let folder: string;
let store: ObjectStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vcms-store-'));
  store = createFolderStore(folder);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const bytes = (text: string) => Buffer.from(text);
const text = async (name: string) => Buffer.from((await store.read(name))?.bytes ?? '').toString();

test('what is written is read back, and listed below its prefix', async () => {
  expect(await store.write('r/a/1.js', bytes('one'), 'absent')).toBe('written');
  await store.write('r/b/2.js', bytes('two'), 'absent');

  expect(await text('r/a/1.js')).toBe('one');
  expect(await store.list('r/a/')).toEqual(['r/a/1.js']);
  expect(await store.list('none/')).toEqual([]);
  expect(await store.read('r/c.js')).toBeUndefined();
});

test('a file that must not exist is never overwritten', async () => {
  await store.write('a.js', bytes('one'), 'absent');

  expect(await store.write('a.js', bytes('two'), 'absent')).toBe('changed');
  expect(await text('a.js')).toBe('one');
});

test('a file that was changed since it was read is not overwritten', async () => {
  await store.write('a.json', bytes('1'), 'absent');
  const { generation } = (await store.read('a.json')) ?? { generation: '' };
  expect(await store.write('a.json', bytes('2'), { generation })).toBe('written');

  expect(await store.write('a.json', bytes('3'), { generation })).toBe('changed');
  expect(await text('a.json')).toBe('2');
});

test('of twenty writers who read the same state one wins, and no temporary file stays', async () => {
  await store.write('a.json', bytes('start'), 'absent');
  const { generation } = (await store.read('a.json')) ?? { generation: '' };

  const writers = Array.from({ length: 20 }, (_, index) =>
    store.write('a.json', bytes(`writer ${index}`), { generation }),
  );

  const outcomes = await Promise.all(writers);
  expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(1);
  expect(await text('a.json')).toBe(`writer ${outcomes.indexOf('written')}`);
  expect(await readdir(folder)).toEqual(['a.json']);
});

test('the lock of a program that died is taken over by one writer at a time', async () => {
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  await store.write('a.json', bytes('start'), 'absent');
  const { generation } = (await store.read('a.json')) ?? { generation: '' };
  await writeFile(join(folder, 'a.json.lock'), JSON.stringify({ pid: dead, host: hostname(), id: 'gone' }));

  const writers = Array.from({ length: 5 }, () => store.write('a.json', bytes('next'), { generation }));

  expect((await Promise.all(writers)).filter((outcome) => outcome === 'written')).toHaveLength(1);
  expect(await readdir(folder)).toEqual(['a.json']);
});

test('a name that leaves the folder is refused', async () => {
  await expect(async () => store.read('../secret')).rejects.toThrow(/lies outside/);
});
