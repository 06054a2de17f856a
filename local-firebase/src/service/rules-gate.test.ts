import { beforeEach, describe, expect, test } from 'vitest';
import type { LocalFirestore } from './firestore-options.ts';
import {
  ADMIN,
  ANONYMOUS,
  collect,
  commit,
  DATABASE,
  failure,
  integer,
  memoryService,
  nameOf,
  queryPaths,
  ROOT,
  setWrite,
  text,
  user,
} from './service-harness.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /users/{uid} {
      allow get, update: if request.auth.uid == uid;
      allow create: if request.resource.data.balance == 0;
    }
    match /notes/{id} {
      allow read: if resource.data.to == request.auth.uid;
      allow delete: if request.auth.token.admin == true;
    }
    match /orders/{id} {
      allow create: if getAfter(/databases/$(database)/documents/stock/item).data.left
        == get(/databases/$(database)/documents/stock/item).data.left - 1;
    }
    match /stock/{id} { allow update: if true; }
    match /stamps/{id} { allow write: if request.resource.data.at == request.time; }
    match /fresh/{id} { allow create: if request.auth != null; }
  }
}`;

let service: LocalFirestore;
const ada = user('ada');

beforeEach(async () => {
  service = memoryService();
  expect(service.loadRules('demo', RULES)).toEqual([]);
  await commit(service, [
    setWrite('users/ada', { balance: integer(5) }),
    setWrite('notes/1', { to: text('ada') }),
    setWrite('notes/2', { to: text('bob') }),
    setWrite('stock/item', { left: integer(3) }),
  ]);
});

const get = (path: string, caller = ada) => service.unary('GetDocument', { name: nameOf(path) }, caller);
const codeOf = async (call: Promise<unknown>) =>
  call.then(
    () => 'OK',
    (error: { code: string }) => error.code,
  );

const notesTo = (uid: string) => ({
  from: [{ collectionId: 'notes' }],
  where: { fieldFilter: { field: { fieldPath: 'to' }, op: 'EQUAL', value: text(uid) } },
});

describe('reads', () => {
  test('are decided by the get rule, for missing documents as well', async () => {
    expect(await codeOf(get('users/ada'))).toBe('OK');
    expect(await codeOf(get('users/ada', user('bob')))).toBe('PERMISSION_DENIED');
    expect(await codeOf(get('users/bob'))).toBe('PERMISSION_DENIED');
    expect(await codeOf(get('users/bob', user('bob')))).toBe('NOT_FOUND');
    expect(await codeOf(get('users/ada', ANONYMOUS))).toBe('PERMISSION_DENIED');
  });

  test('of a batch are all or nothing', async () => {
    const batch = { database: DATABASE, documents: [nameOf('notes/1'), nameOf('notes/2')] };
    expect(await codeOf(collect(service, 'BatchGetDocuments', batch, ada))).toBe('PERMISSION_DENIED');
    expect(
      await codeOf(collect(service, 'BatchGetDocuments', { ...batch, documents: [nameOf('notes/1')] }, ada)),
    ).toBe('OK');
  });

  test('by query are proved from the query', async () => {
    expect(await queryPaths(service, notesTo('ada'), ada)).toEqual(['notes/1']);
    expect(await codeOf(queryPaths(service, notesTo('bob'), ada))).toBe('PERMISSION_DENIED');
    expect(await codeOf(queryPaths(service, { from: [{ collectionId: 'notes' }] }, ada))).toBe(
      'PERMISSION_DENIED',
    );
  });

  test('by aggregation follow the list rule', async () => {
    const count = (uid: string) => ({
      parent: ROOT,
      structuredAggregationQuery: {
        structuredQuery: notesTo(uid),
        aggregations: [{ count: {}, alias: 'n' }],
      },
    });
    expect(await codeOf(collect(service, 'RunAggregationQuery', count('ada'), ada))).toBe('OK');
    expect(await codeOf(collect(service, 'RunAggregationQuery', count('bob'), ada))).toBe(
      'PERMISSION_DENIED',
    );
  });
});

describe('writes', () => {
  test('are told apart as create, update and delete', async () => {
    const bob = user('bob');
    expect(await codeOf(commit(service, [setWrite('users/bob', { balance: integer(1) })], bob))).toBe(
      'PERMISSION_DENIED',
    );
    expect(await codeOf(commit(service, [setWrite('users/bob', { balance: integer(0) })], bob))).toBe('OK');
    expect(await codeOf(commit(service, [setWrite('users/bob', { balance: integer(1) })], bob))).toBe('OK');
    expect(await codeOf(commit(service, [{ delete: nameOf('users/bob') }], bob))).toBe('PERMISSION_DENIED');
    expect(
      await codeOf(commit(service, [{ delete: nameOf('notes/1') }], user('root', { admin: true }))),
    ).toBe('OK');
  });

  test('of one commit are stored only when all are allowed', async () => {
    const writes = [setWrite('stock/item', { left: integer(9) }), setWrite('notes/3', {})];
    expect(await codeOf(commit(service, writes, ada))).toBe('PERMISSION_DENIED');
    expect(await get('stock/item', ADMIN)).toMatchObject({ fields: { left: integer(3) } });
  });

  test('may be decided by what the whole commit leaves behind', async () => {
    const order = setWrite('orders/1', {});
    const take = setWrite('stock/item', { left: integer(2) });
    expect(await codeOf(commit(service, [order], ada))).toBe('PERMISSION_DENIED');
    expect(await codeOf(commit(service, [order, take], ada))).toBe('OK');
  });

  test('with a server timestamp pass a comparison with request.time', async () => {
    const transform = { updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }] };
    expect(await codeOf(commit(service, [setWrite('stamps/1', {}, transform)], ada))).toBe('OK');
    expect(
      await codeOf(
        commit(service, [setWrite('stamps/2', { at: { timestampValue: '2026-11-21T00:00:01Z' } })], ada),
      ),
    ).toBe('PERMISSION_DENIED');
  });

  test('are denied before a precondition is told', async () => {
    const exists = { currentDocument: { exists: true } };
    expect(await codeOf(commit(service, [setWrite('users/zoe', {}, exists)], ada))).toBe('PERMISSION_DENIED');
    expect(await codeOf(commit(service, [setWrite('stock/none', {}, exists)], ada))).toBe('NOT_FOUND');
  });

  test('that lost a race for a new document hear ALREADY_EXISTS, so that clients retry', async () => {
    await commit(service, [setWrite('fresh/1', {})]);
    const create = setWrite('fresh/1', { a: integer(1) }, { currentDocument: { exists: false } });
    expect(await codeOf(commit(service, [create], ada))).toBe('ALREADY_EXISTS');
  });

  test('in a batch write are decided one by one', async () => {
    const writes = [
      setWrite('users/zoe', { balance: integer(0) }),
      setWrite('users/yan', { balance: integer(1) }),
    ];
    const { status } = await service.unary('BatchWrite', { database: DATABASE, writes }, ada);
    expect((status as { code: number }[]).map(({ code }) => code)).toEqual([0, 7]);
  });
});

test('a denial says who wanted what, and what the rules said', async () => {
  const { message } = await failure(get('users/ada', user('bob')));
  expect(message).toMatch(
    /^Missing or insufficient permissions\. get of \/users\/ada by user bob is denied\. L\d+:\d+ /,
  );
  const list = await failure(queryPaths(service, { from: [{ collectionId: 'notes' }] }, ANONYMOUS));
  expect(list.message).toContain('list of /notes by nobody signed in is denied.');
});

test('without rules users are denied and servers are not', async () => {
  const bare = memoryService();
  const { code, message } = await failure(bare.unary('GetDocument', { name: nameOf('users/ada') }, ada));
  expect(code).toBe('PERMISSION_DENIED');
  expect(message).toContain('No security rules are loaded for project demo');
  expect(await codeOf(commit(bare, [setWrite('a/b', {})]))).toBe('OK');
});

test('rules that do not compile are reported by their place and change nothing', async () => {
  const [error] = service.loadRules('demo', 'service cloud.firestore {\n  match nonsense');
  expect(error).toMatchObject({ line: 2, message: expect.any(String) });
  expect(await codeOf(get('users/ada'))).toBe('OK');
});

test('rules are per project', async () => {
  const name = 'projects/another/databases/(default)/documents/users/ada';
  expect(await codeOf(service.unary('GetDocument', { name }, ada))).toBe('PERMISSION_DENIED');
});

test.each([
  ['ListCollectionIds', { parent: ROOT }],
  [
    'PartitionQuery',
    {
      parent: ROOT,
      structuredQuery: { from: [{ collectionId: 'c', allDescendants: true }] },
      partitionCount: 2,
    },
  ],
  ['ListDocuments', { parent: ROOT, collectionId: 'users', showMissing: true }],
] as const)('%s is for servers only', async (method, request) => {
  service.loadRules(
    'demo',
    `rules_version = '2'; service cloud.firestore { match /{all=**} { allow read; } }`,
  );
  expect(await codeOf(service.unary(method, request, ada))).toBe('PERMISSION_DENIED');
  expect(await codeOf(service.unary(method, request, ADMIN))).toBe('OK');
});

test('rules without a project are for every project that has none of its own', async () => {
  const read = (projectId: string) =>
    service.unary(
      'GetDocument',
      { name: `projects/${projectId}/databases/(default)/documents/a/b` },
      ANONYMOUS,
    );
  const open = 'service cloud.firestore { match /{document=**} { allow read: if true; } }';
  expect(await failure(read('other'))).toMatchObject({ code: 'PERMISSION_DENIED' });
  expect(service.loadRules(undefined, `rules_version = '2';\n${open}`)).toEqual([]);

  expect(await failure(read('other'))).toMatchObject({ code: 'NOT_FOUND' });
  expect(await failure(read('demo'))).toMatchObject({ code: 'PERMISSION_DENIED' });
});

test('a token of another project is of no use, but for those of the rules testing kit', async () => {
  const of = (aud: string, iat: number) => user('ada', { aud, iat });
  expect(await codeOf(get('users/ada', of('demo', 1_700_000_000)))).toBe('OK');
  expect(await codeOf(get('users/ada', of('other', 1_700_000_000)))).toBe('PERMISSION_DENIED');
  expect(await codeOf(get('users/ada', of('other', 0)))).toBe('OK');
});
