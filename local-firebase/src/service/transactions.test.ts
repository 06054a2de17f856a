import { beforeEach, describe, expect, test } from 'vitest';
import type { LocalFirestore } from './firestore-options.ts';
import type { ProtoJson } from './firestore-service.ts';
import {
  ADMIN,
  collect,
  commit,
  DATABASE,
  failure,
  integer,
  type ManualClock,
  manualClock,
  memoryService,
  nameOf,
  queryPaths,
  setWrite,
} from './service-harness.ts';

let service: LocalFirestore;
let clock: ManualClock;
const query = { from: [{ collectionId: 'c' }] };

beforeEach(async () => {
  clock = manualClock();
  service = memoryService({ clock });
  await commit(service, [setWrite('c/a', { n: integer(1) })]);
});

async function begin(options?: ProtoJson): Promise<unknown> {
  const { transaction } = await service.unary('BeginTransaction', { database: DATABASE, options }, ADMIN);
  return transaction;
}

function get(path: string, more: ProtoJson): Promise<ProtoJson> {
  return service.unary('GetDocument', { name: nameOf(path), ...more }, ADMIN);
}

function commitIn(transaction: unknown, ...writes: ProtoJson[]): Promise<ProtoJson> {
  return service.unary('Commit', { database: DATABASE, transaction, writes }, ADMIN);
}

describe('a transaction', () => {
  test('commits when nothing it read has changed', async () => {
    const transaction = await begin();
    await get('c/a', { transaction });
    await commit(service, [setWrite('c/other', {})]);
    await commitIn(transaction, setWrite('c/a', { n: integer(2) }));
    expect(await get('c/a', {})).toMatchObject({ fields: { n: integer(2) } });
  });

  test('is aborted when a document it read has changed, and stores nothing', async () => {
    const transaction = await begin();
    await get('c/a', { transaction });
    await commit(service, [setWrite('c/a', { n: integer(9) })]);
    const outcome = await failure(commitIn(transaction, setWrite('c/a', { n: integer(2) })));
    expect(outcome.code).toBe('ABORTED');
    expect(await get('c/a', {})).toMatchObject({ fields: { n: integer(9) } });
  });

  test('is aborted when a query it ran would now find something else', async () => {
    const transaction = await begin();
    expect(await queryPaths(service, query, ADMIN, { transaction })).toEqual(['c/a']);
    await commit(service, [setWrite('c/b', {})]);
    expect((await failure(commitIn(transaction))).code).toBe('ABORTED');
  });

  test('can begin with its first read', async () => {
    const [first, second] = await collect(service, 'BatchGetDocuments', {
      database: DATABASE,
      documents: [nameOf('c/a'), nameOf('c/b')],
      newTransaction: { readWrite: {} },
    });
    expect(first?.transaction).toEqual(expect.any(String));
    expect(second).not.toHaveProperty('transaction');
    await commit(service, [setWrite('c/b', {})]);
    expect((await failure(commitIn(first?.transaction))).code).toBe('ABORTED');
  });

  test('can begin without any document', async () => {
    const request = { database: DATABASE, documents: [], newTransaction: {} };
    const [only] = await collect(service, 'BatchGetDocuments', request);
    expect(only?.transaction).toEqual(expect.any(String));
  });

  test('is over after its commit, a failed one included, and after a rollback', async () => {
    const gone = 'The referenced transaction has expired or is no longer valid.';
    const first = await begin();
    await commitIn(first);
    expect((await failure(commitIn(first))).message).toBe(gone);
    const second = await begin();
    await service.unary('Rollback', { database: DATABASE, transaction: second }, ADMIN);
    expect((await failure(get('c/a', { transaction: second }))).message).toBe(gone);
  });

  test('is over after a minute of silence', async () => {
    const transaction = await begin();
    clock.advance(60_001);
    expect((await failure(get('c/a', { transaction }))).code).toBe('INVALID_ARGUMENT');
  });
});

describe('reading the past', () => {
  test('shows documents and queries as they were', async () => {
    const { commitTime: readTime } = await commit(service, [setWrite('c/b', {})]);
    clock.advance(1000);
    await commit(service, [
      setWrite('c/a', { n: integer(2) }),
      { delete: nameOf('c/b') },
      setWrite('c/x', {}),
    ]);

    expect(await get('c/a', { readTime })).toMatchObject({ fields: { n: integer(1) } });
    expect(await queryPaths(service, query, ADMIN, { readTime })).toEqual(['c/a', 'c/b']);
    expect(await queryPaths(service, query)).toEqual(['c/a', 'c/x']);
  });

  test('in a read-only transaction sees one moment, writes nothing and is never aborted', async () => {
    const transaction = await begin({ readOnly: {} });
    clock.advance(1000);
    await commit(service, [setWrite('c/a', { n: integer(2) })]);
    expect(await get('c/a', { transaction })).toMatchObject({ fields: { n: integer(1) } });
    await commitIn(transaction);
    const another = await begin({ readOnly: {} });
    expect((await failure(commitIn(another, setWrite('c/a', {})))).code).toBe('INVALID_ARGUMENT');
  });

  test('reaches back an hour and not into the future', async () => {
    const at = (milliseconds: number) => new Date(clock() + milliseconds).toISOString();
    expect((await failure(get('c/a', { readTime: at(5000) }))).message).toContain('in the future');
    const { commitTime } = await commit(service, [setWrite('c/a', { n: integer(2) })]);
    clock.advance(3_600_001);
    await commit(service, [setWrite('c/a', { n: integer(3) })]);
    clock.advance(3_600_001);
    await commit(service, [setWrite('c/a', { n: integer(4) })]);
    expect((await failure(get('c/a', { readTime: commitTime }))).message).toContain('too old');
    expect((await failure(get('c/a', { readTime: 'yesterday' }))).message).toContain('RFC 3339');
  });
});
