import { expect, test } from 'vitest';
import type { ProtoJson } from '../../service/firestore-service.ts';
import { restCallOf } from './rest-route.ts';

const database = 'projects/p/databases/(default)';
const root = `${database}/documents`;

function route(method: string, path: string, body: ProtoJson = {}) {
  const url = new URL(`http://x/v1/${path}`);
  return restCallOf(method, url.pathname, url.searchParams, body);
}

test.each([
  ['batchGet', 'stream', 'BatchGetDocuments'],
  ['commit', 'unary', 'Commit'],
  ['batchWrite', 'unary', 'BatchWrite'],
  ['beginTransaction', 'unary', 'BeginTransaction'],
  ['rollback', 'unary', 'Rollback'],
])('documents:%s calls %s %s on the database', (verb, kind, method) => {
  expect(route('POST', `${root}:${verb}`, { a: 1 })).toEqual({ kind, method, request: { a: 1, database } });
});

test.each([
  ['runQuery', 'stream', 'RunQuery'],
  ['runAggregationQuery', 'stream', 'RunAggregationQuery'],
  ['listCollectionIds', 'unary', 'ListCollectionIds'],
  ['partitionQuery', 'unary', 'PartitionQuery'],
])('%s works below the root and below a document', (verb, kind, method) => {
  expect(route('POST', `${root}:${verb}`)).toEqual({ kind, method, request: { parent: root } });
  expect(route('POST', `${root}/users/ada:${verb}`)).toEqual({
    kind,
    method,
    request: { parent: `${root}/users/ada` },
  });
});

test('the path wins over what the body names', () => {
  const call = route('POST', `${root}:commit`, { database: 'projects/other/databases/x' });
  expect(call?.request.database).toBe(database);
});

test('documents are read, listed, created, changed and deleted by their paths', () => {
  expect(route('GET', `${root}/users/ada?mask.fieldPaths=a&mask.fieldPaths=b`)).toEqual({
    kind: 'unary',
    method: 'GetDocument',
    request: { name: `${root}/users/ada`, mask: { fieldPaths: ['a', 'b'] } },
  });
  expect(route('GET', `${root}/users?pageSize=3&showMissing=true`)?.request).toEqual({
    parent: root,
    collectionId: 'users',
    pageSize: 3,
    showMissing: true,
  });
  expect(route('POST', `${root}/users/ada/posts?documentId=p1`, { fields: {} })).toEqual({
    kind: 'unary',
    method: 'CreateDocument',
    request: {
      parent: `${root}/users/ada`,
      collectionId: 'posts',
      documentId: 'p1',
      document: { fields: {} },
    },
  });
  expect(route('PATCH', `${root}/users/ada?updateMask.fieldPaths=a`, { fields: {} })?.request).toEqual({
    document: { fields: {}, name: `${root}/users/ada` },
    updateMask: { fieldPaths: ['a'] },
  });
  expect(route('DELETE', `${root}/users/ada?currentDocument.exists=true`)?.request).toEqual({
    name: `${root}/users/ada`,
    currentDocument: { exists: true },
  });
});

test('ids are percent-decoded segment by segment, and an encoded colon in an id is no verb', () => {
  expect(route('GET', `${root}/users/J%C3%BCrgen%3AX`)?.request.name).toBe(`${root}/users/Jürgen:X`);
  expect(route('GET', `${root}/users/a:b`)?.request.name).toBe(`${root}/users/a:b`);
  expect(route('POST', `${root}/a%3Ab`)?.request).toMatchObject({ collectionId: 'a:b' });
  expect(route('POST', `${root}/a:b/c/d`)?.request).toMatchObject({ parent: `${root}/a:b/c` });
});

test.each([
  `${root}:fooBar`,
  `${root}/users:fooBar`,
  `${root}/users/ada:fooBar`,
  `${root}/users:foo_bar2`,
  `${root}/users/ada:executePipeline`,
  `${root}/users/ada:commit`,
  `${root}/users:constructor`,
])('the verb of %s names no method there and creates nothing', (path) => {
  expect(() => route('POST', path)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
});

test.each(['GET', 'PATCH', 'DELETE'])('%s knows no verbs and takes none for a collection', (method) => {
  expect(() => route(method, `${root}:fooBar`)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  expect(() => route(method, `${root}:commit`)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
});

test.each(['executePipeline', 'listen', 'write'])(
  'documents:%s belongs to the API but is not offered over REST',
  (verb) => {
    expect(() => route('POST', `${root}:${verb}`)).toThrow(
      expect.objectContaining({ code: 'UNIMPLEMENTED' }),
    );
  },
);

test('snake case and system parameters are understood', () => {
  const call = route('GET', `${root}/users?page_token=t&key=k&%24alt=json%3Benum-encoding%3Dint`);
  expect(call?.request).toEqual({ parent: root, collectionId: 'users', pageToken: 't' });
});

test('enum numbers become names, and document data is left alone', () => {
  const filters = [
    {
      fieldFilter: {
        field: { fieldPath: 'a' },
        op: 5,
        value: { mapValue: { fields: { op: { integerValue: 5 } } } },
      },
    },
    { unaryFilter: { field: { fieldPath: 'b' }, op: 3 } },
  ];
  const structuredQuery = {
    where: { compositeFilter: { op: 1, filters } },
    orderBy: [{ field: { fieldPath: 'a' }, direction: 2 }],
    limit: 5,
  };
  expect(route('POST', `${root}:runQuery`, { structuredQuery })?.request.structuredQuery).toEqual({
    where: {
      compositeFilter: {
        op: 'AND',
        filters: [
          { fieldFilter: { ...filters[0]?.fieldFilter, op: 'EQUAL' } },
          { unaryFilter: { field: { fieldPath: 'b' }, op: 'IS_NULL' } },
        ],
      },
    },
    orderBy: [{ field: { fieldPath: 'a' }, direction: 'DESCENDING' }],
    limit: 5,
  });
  const writes = [{ updateTransforms: [{ fieldPath: 'at', setToServerValue: 1 }] }];
  expect(route('POST', `${root}:commit`, { writes })?.request.writes).toEqual([
    { updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }] },
  ]);
});

test('what names nothing is not found, other paths are not ours', () => {
  expect(() => route('PUT', `${root}/users/ada`)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  expect(() => route('GET', root)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  expect(route('GET', 'projects/p/other')).toBeUndefined();
  expect(route('POST', `${root}users`)).toBeUndefined();
});

test.each(['pageSize=many', 'showMissing=1'])('the parameter %s is refused', (parameter) => {
  expect(() => route('GET', `${root}/users?${parameter}`)).toThrow(
    expect.objectContaining({ code: 'INVALID_ARGUMENT' }),
  );
});

test('a parameter cannot reach the prototype of all objects', () => {
  route('GET', `${root}/users?__proto__.polluted=1&constructor.prototype.polluted=1`);
  expect({}).not.toHaveProperty('polluted');
});
