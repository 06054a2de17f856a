import { expect, test } from 'vitest';
import type { TriggerEvent } from './firestore-options.ts';
import { ADMIN, commit, integer, memoryService, nameOf, queryPaths, setWrite } from './service-harness.ts';

test('triggers hear of created, updated and deleted documents with both versions, in commit order', async () => {
  const events: TriggerEvent[] = [];
  const service = memoryService({ onTriggerEvent: (event) => events.push(event) });
  await commit(service, [setWrite('c/a', { n: integer(1) })]);
  await commit(service, [setWrite('c/a', { n: integer(2) }), setWrite('c/b', {})]);
  await commit(service, [setWrite('c/a', { n: integer(2) })]);
  const { commitTime } = await commit(service, [{ delete: nameOf('c/a') }]);
  await service.clear('demo', '(default)');

  expect(events.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
    'created c/a',
    'updated c/a',
    'created c/b',
    'deleted c/a',
  ]);
  expect(events[1]).toMatchObject({
    before: { fields: { n: integer(1) } },
    after: { fields: { n: integer(2) } },
  });
  expect(events[3]).toMatchObject({
    projectId: 'demo',
    databaseId: '(default)',
    commitTime,
    before: { name: nameOf('c/a') },
  });
  expect(events[3]).not.toHaveProperty('after');
});

test('usage counts reads and writes per shape, dearest first', async () => {
  const service = memoryService();
  await commit(service, [
    setWrite('c/a', { n: integer(1) }),
    setWrite('c/b', { n: integer(2) }),
    setWrite('c/x', { n: integer(9) }),
  ]);
  await commit(service, [{ delete: nameOf('c/x') }]);
  service.resetUsage();
  const below = (number: number) => ({
    from: [{ collectionId: 'c' }],
    where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'LESS_THAN', value: integer(number) } },
  });
  await queryPaths(service, below(3));
  await queryPaths(service, below(1));
  await service.unary('GetDocument', { name: nameOf('c/a') }, ADMIN);
  await commit(service, [{ delete: nameOf('c/a') }]);

  expect(service.usage()).toEqual({
    reads: 4,
    writes: 0,
    deletes: 1,
    lines: [
      { shape: 'c where n < ? order by n', calls: 2, reads: 3, scanned: 2, writes: 0 },
      { shape: 'delete c', calls: 1, reads: 0, scanned: 0, writes: 1 },
      { shape: 'get c', calls: 1, reads: 1, scanned: 1, writes: 0 },
    ],
  });
});
