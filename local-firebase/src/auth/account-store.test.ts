import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AccountStore, openAccountStore } from './account-store.ts';

let folder: string;
let store: AccountStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-firebase-accounts-'));
  store = openAccountStore(folder);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

async function reopen() {
  await store.close();
  store = openAccountStore(folder);
}

test('records come back in the order in which they were first written', async () => {
  store.write('p', [{ kind: 'oob', id: 'z', record: { email: 'first' } }]);
  await reopen();
  store.write('p', [{ kind: 'oob', id: 'a', record: { email: 'second' } }]);
  store.write('p', [{ kind: 'oob', id: 'z', record: { email: 'changed' } }]);
  await reopen();

  expect(store.read('p').map(({ record }) => record.email)).toEqual(['changed', 'second']);
});

test('projects do not see each other', () => {
  store.write('p', [{ kind: 'user', id: 'ada', record: {} }]);
  store.write('p2', [{ kind: 'user', id: 'bob', record: {} }]);

  expect(store.read('p').map(({ id }) => id)).toEqual(['ada']);
});

test('a removed record is gone', async () => {
  store.write('p', [{ kind: 'user', id: 'ada', record: {} }]);
  store.write('p', [{ kind: 'user', id: 'ada' }]);
  await reopen();

  expect(store.read('p')).toEqual([]);
});
