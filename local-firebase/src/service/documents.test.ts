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
  memoryService,
  nameOf,
  pathOf,
  queryPaths,
  ROOT,
  setWrite,
} from './service-harness.ts';

let service: LocalFirestore;
beforeEach(() => {
  service = memoryService();
});

function list(request: ProtoJson): Promise<ProtoJson> {
  return service.unary('ListDocuments', { parent: ROOT, collectionId: 'c', ...request }, ADMIN);
}

const paths = ({ documents }: ProtoJson) => (documents as unknown[]).map(pathOf);

describe('CreateDocument', () => {
  const create = (more: ProtoJson) =>
    service.unary(
      'CreateDocument',
      { parent: ROOT, collectionId: 'c', document: { fields: { n: integer(1) } }, ...more },
      ADMIN,
    );

  test('takes the given id or makes one of 20 letters and digits', async () => {
    expect(pathOf(await create({ documentId: 'a' }))).toBe('c/a');
    expect(pathOf(await create({}))).toMatch(/^c\/[A-Za-z0-9]{20}$/);
  });

  test('refuses an id that is taken', async () => {
    await create({ documentId: 'a' });
    expect((await failure(create({ documentId: 'a' }))).code).toBe('ALREADY_EXISTS');
  });
});

describe('UpdateDocument', () => {
  test('changes the masked fields and answers what is asked for', async () => {
    await commit(service, [setWrite('c/a', { n: integer(1), m: integer(1) })]);
    const request = {
      document: { name: nameOf('c/a'), fields: { n: integer(2) } },
      updateMask: { fieldPaths: ['n'] },
      mask: { fieldPaths: ['m'] },
    };
    expect(await service.unary('UpdateDocument', request, ADMIN)).toMatchObject({
      fields: { m: integer(1) },
    });
    expect(await service.unary('GetDocument', { name: nameOf('c/a') }, ADMIN)).toMatchObject({
      fields: { n: integer(2), m: integer(1) },
    });
  });

  test('creates a missing document unless a precondition forbids it', async () => {
    const document = { name: nameOf('c/a'), fields: {} };
    const must = { document, currentDocument: { exists: true } };
    expect((await failure(service.unary('UpdateDocument', must, ADMIN))).code).toBe('NOT_FOUND');
    expect(pathOf(await service.unary('UpdateDocument', { document }, ADMIN))).toBe('c/a');
  });
});

test('DeleteDocument deletes, also what is missing unless it must exist', async () => {
  await commit(service, [setWrite('c/a', {})]);
  const name = nameOf('c/a');
  expect(await service.unary('DeleteDocument', { name }, ADMIN)).toEqual({});
  expect(await service.unary('DeleteDocument', { name }, ADMIN)).toEqual({});
  const must = { name, currentDocument: { exists: true } };
  expect((await failure(service.unary('DeleteDocument', must, ADMIN))).code).toBe('NOT_FOUND');
});

describe('ListDocuments', () => {
  beforeEach(async () => {
    await commit(
      service,
      ['b', 'a', 'd', 'e'].map((id, at) => setWrite(`c/${id}`, { n: integer(at) })),
    );
    await commit(service, [setWrite('c/phantom/sub/x', {})]);
  });

  test('pages through a collection by name', async () => {
    const first = await list({ pageSize: 3 });
    expect(paths(first)).toEqual(['c/a', 'c/b', 'c/d']);
    const second = await list({ pageSize: 3, pageToken: first.nextPageToken });
    expect(paths(second)).toEqual(['c/e']);
    expect(second).not.toHaveProperty('nextPageToken');
  });

  test('pages in a given order', async () => {
    const orderBy = 'n desc';
    const first = await list({ pageSize: 2, orderBy });
    expect(paths(first)).toEqual(['c/e', 'c/d']);
    expect(paths(await list({ pageSize: 2, orderBy, pageToken: first.nextPageToken }))).toEqual([
      'c/a',
      'c/b',
    ]);
    expect((await failure(list({ orderBy: 'n sideways' }))).code).toBe('INVALID_ARGUMENT');
  });

  test('shows documents that only have descendants when asked', async () => {
    const { documents, nextPageToken } = await list({ showMissing: true, pageSize: 4 });
    expect((documents as ProtoJson[]).map(pathOf)).toEqual(['c/a', 'c/b', 'c/d', 'c/e']);
    const rest = await list({ showMissing: true, pageSize: 4, pageToken: nextPageToken });
    expect(rest.documents).toEqual([{ name: nameOf('c/phantom') }]);
  });
});

test('ListCollectionIds pages through the collections below a document', async () => {
  await commit(service, [setWrite('c/a/x/1', {}), setWrite('c/a/y/1', {}), setWrite('c/a/z/1', {})]);
  const ids = (request: ProtoJson) =>
    service.unary('ListCollectionIds', { parent: nameOf('c/a'), ...request }, ADMIN);
  const first = await ids({ pageSize: 2 });
  expect(first.collectionIds).toEqual(['x', 'y']);
  expect(await ids({ pageSize: 2, pageToken: first.nextPageToken })).toEqual({ collectionIds: ['z'] });
});

describe('BatchWrite', () => {
  const batch = (writes: ProtoJson[]) => service.unary('BatchWrite', { database: DATABASE, writes }, ADMIN);

  test('stores what it can and tells the status of each write', async () => {
    const writes = [setWrite('c/a', {}), setWrite('c/b', {}, { currentDocument: { exists: true } })];
    expect(await batch(writes)).toMatchObject({
      writeResults: [{ updateTime: expect.any(String) }, {}],
      status: [{ code: 0 }, { code: 5, message: `No document to update: ${nameOf('c/b')}` }],
    });
  });

  test('takes at most 500 writes and each document once', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => setWrite(`c/d${at}`, {}));
    expect((await failure(batch(many(501)))).message).toBe('maximum 500 writes allowed per request');
    expect((await batch(many(500))).writeResults).toHaveLength(500);
    expect((await failure(batch([setWrite('c/a', {}), setWrite('c/a', {})]))).code).toBe('INVALID_ARGUMENT');
  });
});

test('a commit may hold more than 500 writes but not more than 10 MiB', async () => {
  const many = Array.from({ length: 501 }, (_, at) => setWrite(`c/d${at}`, {}));
  expect((await commit(service, many)).writeResults).toHaveLength(501);
  const large = Array.from({ length: 11 }, (_, at) =>
    setWrite(`c/l${at}`, { s: { stringValue: 'x'.repeat(1_000_000) } }),
  );
  expect((await failure(commit(service, large))).message).toBe(
    'Request payload size exceeds the limit: 10485760 bytes.',
  );
});

test('PartitionQuery cuts a collection group into cursors that queries can start at', async () => {
  await commit(
    service,
    Array.from({ length: 10 }, (_, at) => setWrite(`p/x/c/d${at}`, {})),
  );
  const structuredQuery = { from: [{ collectionId: 'c', allDescendants: true }] };
  const request = { parent: ROOT, structuredQuery, partitionCount: 1 };
  const { partitions } = await service.unary('PartitionQuery', request, ADMIN);
  expect(partitions).toEqual([{ values: [{ referenceValue: nameOf('p/x/c/d5') }], before: true }]);
  const [startAt] = partitions as ProtoJson[];
  const orderBy = [{ field: { fieldPath: '__name__' } }];
  expect(await queryPaths(service, { ...structuredQuery, orderBy, startAt })).toHaveLength(5);
});

test('an aggregation answers under its aliases', async () => {
  await commit(service, [setWrite('c/a', { n: integer(1) }), setWrite('c/b', { n: integer(5) })]);
  const field = { fieldPath: 'n' };
  const [message] = await collect(service, 'RunAggregationQuery', {
    parent: ROOT,
    structuredAggregationQuery: {
      structuredQuery: { from: [{ collectionId: 'c' }] },
      aggregations: [
        { alias: 'many', count: {} },
        { alias: 'total', sum: { field } },
        { alias: 'mean', avg: { field } },
      ],
    },
  });
  expect(message?.result).toEqual({
    aggregateFields: { many: integer(2), total: integer(6), mean: { doubleValue: 3 } },
  });
});

test('an offset is told as skipped results', async () => {
  await commit(service, [setWrite('c/a', {}), setWrite('c/b', {})]);
  const structuredQuery = { from: [{ collectionId: 'c' }], offset: 1 };
  const messages = await collect(service, 'RunQuery', { parent: ROOT, structuredQuery });
  expect(messages).toMatchObject([{ document: { name: nameOf('c/b') }, skippedResults: 1 }]);
});

test('while indexes are enforced a query without one fails with the index to add', async () => {
  service.setIndexes({ indexes: [], fieldOverrides: [] });
  const structuredQuery = {
    from: [{ collectionId: 'c' }],
    orderBy: [{ field: { fieldPath: 'a' } }, { field: { fieldPath: 'b' } }],
  };
  const { code, message } = await failure(queryPaths(service, structuredQuery));
  expect(code).toBe('FAILED_PRECONDITION');
  expect(message).toContain(
    '"fields":[{"fieldPath":"a","order":"ASCENDING"},{"fieldPath":"b","order":"ASCENDING"}]',
  );
  service.setIndexes(undefined);
  expect(await queryPaths(service, structuredQuery)).toEqual([]);
});
