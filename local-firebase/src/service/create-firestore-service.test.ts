import { expect, test } from 'vitest';
import {
  ADMIN,
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
} from './service-harness.ts';

test('a committed document can be read back with its times', async () => {
  const service = memoryService();
  const outcome = await commit(service, [setWrite('users/ada', { age: integer(36) })]);

  const document = await service.unary('GetDocument', { name: nameOf('users/ada') }, ADMIN);

  expect(document).toEqual({
    name: nameOf('users/ada'),
    fields: { age: integer(36) },
    createTime: outcome.commitTime,
    updateTime: outcome.commitTime,
  });
});

test('reading a missing document is NOT_FOUND', async () => {
  const outcome = await failure(memoryService().unary('GetDocument', { name: nameOf('users/ada') }, ADMIN));
  expect(outcome).toEqual({ code: 'NOT_FOUND', message: `Document "${nameOf('users/ada')}" not found.` });
});

test('a batched read answers found and missing documents in the order asked, once each', async () => {
  const service = memoryService();
  await commit(service, [setWrite('users/ada', { age: integer(36) })]);

  const messages = await collect(service, 'BatchGetDocuments', {
    database: DATABASE,
    documents: ['users/bob', 'users/ada', 'users/bob'].map(nameOf),
    mask: { fieldPaths: ['name'] },
  });

  expect(messages).toMatchObject([
    { missing: nameOf('users/bob') },
    { found: { name: nameOf('users/ada'), fields: {} } },
  ]);
});

test('a query without results still tells its read time', async () => {
  const messages = await collect(memoryService(), 'RunQuery', {
    parent: ROOT,
    structuredQuery: { from: [{ collectionId: 'users' }] },
  });
  expect(messages).toEqual([{ readTime: '2026-11-21T00:00:00Z' }]);
});

test('a query filters, orders and selects', async () => {
  const service = memoryService();
  await commit(service, [
    setWrite('users/ada', { age: integer(36), city: text('London') }),
    setWrite('users/bob', { age: integer(20), city: text('London') }),
    setWrite('users/cyd', { age: integer(50), city: text('Paris') }),
  ]);
  const structuredQuery = {
    from: [{ collectionId: 'users' }],
    where: { fieldFilter: { field: { fieldPath: 'city' }, op: 'EQUAL', value: text('London') } },
    orderBy: [{ field: { fieldPath: 'age' }, direction: 'ASCENDING' }],
    select: { fields: [{ fieldPath: 'age' }] },
  };

  expect(await queryPaths(service, structuredQuery)).toEqual(['users/bob', 'users/ada']);
  const [first] = await collect(service, 'RunQuery', { parent: ROOT, structuredQuery });
  expect(first).toMatchObject({ document: { fields: { age: integer(20) } } });
});
