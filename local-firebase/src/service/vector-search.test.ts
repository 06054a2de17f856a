import { beforeEach, describe, expect, test } from 'vitest';
import { parseIndexFile } from '../query/index-file.ts';
import type { LocalFirestore } from './firestore-options.ts';
import type { ProtoJson } from './firestore-service.ts';
import {
  collect,
  commit,
  failure,
  memoryService,
  queryPaths,
  ROOT,
  setWrite,
  text,
} from './service-harness.ts';

function vector(...numbers: number[]): ProtoJson {
  const values = numbers.map((doubleValue) => ({ doubleValue }));
  return { mapValue: { fields: { __type__: text('__vector__'), value: { arrayValue: { values } } } } };
}

function nearest(more: ProtoJson = {}): ProtoJson {
  return {
    vectorField: { fieldPath: 'at' },
    queryVector: vector(1, 0),
    distanceMeasure: 'EUCLIDEAN',
    limit: { value: 10 },
    ...more,
  };
}

function search(more: ProtoJson = {}, query: ProtoJson = {}): ProtoJson {
  return { from: [{ collectionId: 'places' }], ...query, findNearest: nearest(more) };
}

let service: LocalFirestore;
beforeEach(async () => {
  service = memoryService();
  await commit(service, [
    setWrite('places/far', { kind: text('shop'), at: vector(1, 100), near: text('no') }),
    setWrite('places/here', { kind: text('shop'), at: vector(2, 0) }),
    setWrite('places/back', { kind: text('bank'), at: vector(-20, 0) }),
    setWrite('places/side', { kind: text('bank'), at: vector(4, 4) }),
    setWrite('places/cube', { kind: text('shop'), at: vector(1, 0, 0) }),
    setWrite('places/none', { kind: text('shop'), at: text('1, 0') }),
  ]);
});

describe('the nearest documents come first', () => {
  test.each([
    ['EUCLIDEAN', ['here', 'side', 'back', 'far']],
    ['COSINE', ['here', 'side', 'far', 'back']],
    ['DOT_PRODUCT', ['side', 'here', 'far', 'back']],
    [3, ['side', 'here', 'far', 'back']],
  ])('by %s, without those of another type or length', async (distanceMeasure, ids) => {
    expect(await queryPaths(service, search({ distanceMeasure }))).toEqual(ids.map((id) => `places/${id}`));
  });

  test.each([
    ['EUCLIDEAN', 5, ['here', 'side']],
    ['COSINE', 1, ['here', 'side', 'far']],
    ['DOT_PRODUCT', 2, ['side', 'here']],
  ])('by %s, no farther than %j', async (distanceMeasure, distance, ids) => {
    const distanceThreshold = { value: distance };
    const paths = await queryPaths(service, search({ distanceMeasure, distanceThreshold }));
    // 0.99 for `far` is within the cosine distance of 1.
    expect(paths).toEqual(ids.map((id) => `places/${id}`));
  });

  test('among those the filter leaves, and no more than the limit', async () => {
    const shops = { fieldFilter: { field: { fieldPath: 'kind' }, op: 'EQUAL', value: text('shop') } };
    expect(await queryPaths(service, search({ limit: 1 }, { where: shops }))).toEqual(['places/here']);
    expect(await queryPaths(service, search({}, { where: shops }))).toEqual(['places/here', 'places/far']);
  });

  test('and not at all without such a field, or beside a vector without direction', async () => {
    expect(await queryPaths(service, search({ vectorField: { fieldPath: 'nowhere' } }))).toEqual([]);
    const queryVector = vector(0, 0);
    expect(await queryPaths(service, search({ queryVector, distanceMeasure: 'COSINE' }))).toEqual([]);
  });
});

test('the distance is added to the results, over what stands there, and can be selected', async () => {
  const structuredQuery = search(
    { distanceResultField: 'near' },
    { select: { fields: [{ fieldPath: 'near' }] } },
  );
  const answers = await collect(service, 'RunQuery', { parent: ROOT, structuredQuery });
  const fields = answers.map(({ document }) => (document as { fields: unknown }).fields);
  expect(fields).toEqual([1, 5, 21, 100].map((doubleValue) => ({ near: { doubleValue } })));
  const all = await collect(service, 'RunQuery', {
    parent: ROOT,
    structuredQuery: { from: [{ collectionId: 'places' }] },
  });
  expect(JSON.stringify(all)).toContain('"near":{"stringValue":"no"}');
});

test.each([
  ['no limit', { limit: undefined }, 'FindNearest.limit must be between 1 and 1000.'],
  ['a limit of 1001', { limit: 1001 }, 'FindNearest.limit must be between 1 and 1000.'],
  ['an empty vector', { queryVector: vector() }, 'FindNearest.queryVector must be a vector'],
  ['a list for a vector', { queryVector: { arrayValue: {} } }, 'FindNearest.queryVector must be a vector'],
  ['a reserved result field', { distanceResultField: '__name__' }, 'is reserved'],
  ['a threshold that is no number', { distanceThreshold: 'far' }, 'must be a number'],
])('%s is refused', async (_what, more, message) => {
  const outcome = await failure(queryPaths(service, search(more)));
  expect(outcome.code).toBe('INVALID_ARGUMENT');
  expect(outcome.message).toContain(message);
});

test('a search needs its vector index when indexes are enforced', async () => {
  const indexes = (fields: ProtoJson[]) =>
    parseIndexFile({ indexes: [{ collectionGroup: 'places', fields }] });
  const kind = { fieldPath: 'kind', order: 'ASCENDING' };
  const at = (dimension: number) => ({ fieldPath: 'at', vectorConfig: { dimension, flat: {} } });
  const where = { fieldFilter: { field: { fieldPath: 'kind' }, op: 'EQUAL', value: text('bank') } };

  service.setIndexes(indexes([at(3)]));
  const outcome = await failure(queryPaths(service, search({}, { where })));
  expect(outcome.code).toBe('FAILED_PRECONDITION');
  expect(outcome.message).toContain('{"fieldPath":"at","vectorConfig":{"dimension":2}}');

  service.setIndexes(indexes([kind, at(2)]));
  expect(await queryPaths(service, search({}, { where }))).toEqual(['places/side', 'places/back']);
});

test('nobody listens to a search', async () => {
  const messages: ProtoJson[] = [];
  const stream = service.listen(
    { kind: 'admin' },
    { emit: (message) => messages.push(message), fail: () => undefined },
  );
  const query = { parent: ROOT, structuredQuery: search() };
  stream.send({ database: ROOT.replace('/documents', ''), addTarget: { targetId: 2, query } });
  expect(messages).toEqual([
    {
      targetChange: {
        targetChangeType: 'REMOVE',
        targetIds: [2],
        cause: { code: 3, message: 'A vector search cannot be listened to.' },
      },
    },
  ]);
});
