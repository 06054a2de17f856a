import { expect, test } from 'vitest';
import { type DocumentStore, openDocumentStore, type StoreEvent } from './document-store.ts';
import { createMemoryPersistence, type StoreChange } from './persistence.ts';
import { commitTo, DATABASE, integer, openStore, put, remove, START } from './store-harness.ts';

function eventsOf(store: DocumentStore): StoreEvent[] {
  const events: StoreEvent[] = [];
  store.subscribe((event) => events.push(event));
  return events;
}

test('listeners hear of a commit after it is visible, with every document once', () => {
  const store = openStore();
  let seen: unknown;
  store.subscribe(({ database }) => {
    seen = database.get('c/d')?.fields;
  });
  const events = eventsOf(store);
  commitTo(store, put('c/d', { n: integer(1) }), put('c/d', { n: integer(2) }), remove('c/missing'));

  expect(seen).toEqual({ n: integer(2) });
  expect(events.map(({ kind, changes }) => [kind, changes.length])).toEqual([['commit', 1]]);
});

test('a commit that changes nothing is not told to anyone', () => {
  const store = openStore();
  commitTo(store, put('c/d', { n: integer(1) }));
  const events = eventsOf(store);
  commitTo(store, put('c/d', { n: integer(1) }), remove('c/missing'));
  expect(events).toEqual([]);
});

test('clearing a database tells its documents as deleted and makes the past unreadable', () => {
  const store = openStore();
  commitTo(store, put('c/a'), put('c/b'));
  const events = eventsOf(store);
  const database = store.database(DATABASE);
  store.reset(database);

  const [event] = events;
  expect(event?.kind).toBe('reset');
  expect(event?.changes.map(({ path, after }) => [path[1], after])).toEqual([
    ['a', undefined],
    ['b', undefined],
  ]);
  expect(database.oldestReadable()).toBe(event?.time);
  expect([...database.documents()]).toEqual([]);
});

test('nothing becomes visible when the disk refuses the commit', () => {
  const persistence = createMemoryPersistence();
  let full = false;
  const store = openStore({
    ...persistence,
    apply: () => {
      if (full) throw new Error('disk full');
    },
  });
  commitTo(store, put('c/a'));
  const events = eventsOf(store);
  full = true;
  expect(() => commitTo(store, put('c/b'))).toThrow('disk full');
  expect(store.database(DATABASE).get('c/b')).toBeUndefined();
  expect(events).toEqual([]);
});

test('old deletions are forgotten in bulk, and then no longer promised to resuming listeners', () => {
  const applied: StoreChange[] = [];
  const persistence = { ...createMemoryPersistence(), apply: (change: StoreChange) => applied.push(change) };
  const store = openDocumentStore({
    persistence,
    clock: () => START,
    newIncarnation: () => 'i',
    keepTombstones: 4,
  });
  const database = store.database(DATABASE);
  const times = [1, 2, 3, 4, 5].map((id) => {
    commitTo(store, put(`c/${id}`));
    return commitTo(store, remove(`c/${id}`));
  });

  expect(applied.flatMap(({ remove: rows = [] }) => rows)).toHaveLength(3);
  expect(database.meta.completeSince).toBe(times[2]);
  expect(database.changedSince((times[2] ?? 0) - 1)).toBeUndefined();
  expect(database.changedSince(times[2] ?? 0)).toEqual(new Set(['c/4', 'c/5']));
});

test('a document written again is no deletion any more', () => {
  const store = openDocumentStore({
    persistence: createMemoryPersistence(),
    clock: () => START,
    newIncarnation: () => 'i',
    keepTombstones: 1,
  });
  for (const id of [1, 2, 3]) {
    commitTo(store, put(`c/${id}`));
    commitTo(store, remove(`c/${id}`));
    commitTo(store, put(`c/${id}`, { again: integer(1) }));
  }
  expect(store.database(DATABASE).meta.completeSince).toBe(0);
});
