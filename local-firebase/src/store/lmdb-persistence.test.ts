import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open } from 'lmdb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compileQuery } from '../query/compile-query.ts';
import type { Document } from '../values/document.ts';
import type { DocumentStore } from './document-store.ts';
import { openLmdbPersistence } from './lmdb-persistence.ts';
import type { StoreTables } from './migrate-store.ts';
import { commitTo, DATABASE, integer, openStore, put, remove, START, text } from './store-harness.ts';

let folder = '';
let store: DocumentStore;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
  store = openStore(openLmdbPersistence(folder));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

async function reopen(clock?: () => number): Promise<void> {
  await store.close();
  store = openStore(openLmdbPersistence(folder), clock);
}

const get = (key: string) => store.database(DATABASE).get(key);

function partsOf(pathKey: string) {
  const { name, path, key, fields, createTime, updateTime } = get(pathKey) as Document;
  return { name, path, key, fields, createTime, updateTime };
}

test('documents come back with their fields and times', async () => {
  const fields = { n: integer(1), s: text('ü😀'), d: { doubleValue: 'NaN' as const }, e: { mapValue: {} } };
  commitTo(store, put('c/d', fields), put('c/d/sub/x'));
  const before = partsOf('c/d');

  await reopen();

  expect(partsOf('c/d')).toEqual(before);
  expect(store.database(DATABASE).children(['c', 'd'])).toEqual(['sub']);
});

test('the last state of a document counts, and deleted documents stay deleted', async () => {
  commitTo(store, put('c/d', { n: integer(1) }), put('c/gone'));
  commitTo(store, put('c/d', { n: integer(2) }), remove('c/gone'));

  await reopen();

  expect(get('c/d')?.fields).toEqual({ n: integer(2) });
  expect(get('c/gone')).toBeUndefined();
});

test('what changed since a time is still known after a restart, deletions included', async () => {
  commitTo(store, put('c/old'));
  const since = commitTo(store, put('c/gone'));
  commitTo(store, put('c/new'), remove('c/gone'));

  await reopen();

  expect(store.database(DATABASE).changedSince(since)).toEqual(new Set(['c/new', 'c/gone']));
});

test('times go on increasing when the wall clock was set back', async () => {
  const before = commitTo(store, put('c/d'));
  await reopen(() => START - 3_600_000);
  expect(store.time.readTime()).toBeGreaterThanOrEqual(before);
  expect(commitTo(store, put('c/d', { n: integer(1) }))).toBeGreaterThan(before);
});

test('a database keeps its incarnation until it is cleared', async () => {
  const { incarnation } = store.database(DATABASE).meta;
  await reopen();
  expect(store.database(DATABASE).meta.incarnation).toBe(incarnation);

  commitTo(store, put('c/d'));
  store.reset(store.database(DATABASE));
  const cleared = store.database(DATABASE).meta.incarnation;
  await reopen();

  expect(cleared).not.toBe(incarnation);
  expect(store.database(DATABASE).meta.incarnation).toBe(cleared);
  expect(get('c/d')).toBeUndefined();
});

test('clearing one database leaves the others alone', async () => {
  const other = { ...DATABASE, databaseId: 'other' };
  commitTo(store, put('c/d'));
  store.reset(store.database(other));
  await reopen();
  expect(get('c/d')).toBeDefined();
});

test('queries find what was stored before the restart', async () => {
  commitTo(
    store,
    put('c/a', { n: integer(2) }),
    put('c/b', { n: integer(1) }),
    put('x/c', { n: integer(0) }),
  );
  await reopen();
  const orderBy = [{ field: { fieldPath: 'n' } }];
  const query = compileQuery({ from: [{ collectionId: 'c' }], orderBy }, [], DATABASE);
  expect(
    store
      .database(DATABASE)
      .query(query)
      .documents.map(({ path }) => path[1]),
  ).toEqual(['b', 'a']);
});

describe('the schema version', () => {
  async function setVersion(version: number): Promise<void> {
    await store.close();
    const root = open({ path: join(folder, 'firestore.lmdb'), encoding: 'json', maxDbs: 8 });
    const meta = root.openDB<number, string>({ name: 'meta', encoding: 'json' });
    meta.putSync('schemaVersion', version);
    await root.close();
  }

  test('of a newer program is refused with what to do', async () => {
    await setVersion(99);
    const persistence = openLmdbPersistence(folder);
    expect(() => persistence.load()).toThrow('written by a newer version (schema 99');
    await persistence.close();
  });

  test('of an older program runs its migration once, in one step', async () => {
    commitTo(store, put('c/d', { n: integer(1) }));
    await setVersion(0);
    const migration = {
      from: 0,
      run: ({ records }: StoreTables) => {
        for (const { key, value } of [...records.getRange()]) {
          if ('fields' in value)
            records.putSync(key, { ...value, fields: { ...value.fields, migrated: integer(1) } });
        }
      },
    };
    store = openStore(openLmdbPersistence(folder, [migration]));
    expect(get('c/d')?.fields).toEqual({ n: integer(1), migrated: integer(1) });
    await reopen();
    expect(get('c/d')?.fields).toEqual({ n: integer(1), migrated: integer(1) });
  });
});
