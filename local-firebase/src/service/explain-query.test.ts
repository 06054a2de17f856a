import { beforeEach, expect, test } from 'vitest';
import type { LocalFirestore } from './firestore-options.ts';
import type { ProtoJson } from './firestore-service.ts';
import {
  collect,
  commit,
  failure,
  integer,
  memoryService,
  ROOT,
  setWrite,
  text,
  user,
} from './service-harness.ts';

let service: LocalFirestore;
beforeEach(async () => {
  service = memoryService();
  await commit(service, [
    setWrite('notes/a', { n: integer(1), kind: text('x') }),
    setWrite('notes/b', { n: integer(2), kind: text('x') }),
    setWrite('notes/c', { n: integer(3), kind: text('y') }),
  ]);
});

function notes(kind: string): ProtoJson {
  return {
    from: [{ collectionId: 'notes' }],
    where: { fieldFilter: { field: { fieldPath: 'kind' }, op: 'EQUAL', value: text(kind) } },
    orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
  };
}

function run(structuredQuery: ProtoJson, explainOptions: ProtoJson): Promise<ProtoJson[]> {
  return collect(service, 'RunQuery', { parent: ROOT, structuredQuery, explainOptions });
}

const planSummary = {
  indexesUsed: [{ query_scope: 'Collection', properties: '(kind ASC, n DESC, __name__ DESC)' }],
};

test('a plan names the index and runs nothing', async () => {
  expect(await run(notes('x'), {})).toEqual([{ explainMetrics: { planSummary } }]);
  expect(service.usage().reads).toBe(0);
});

test('an analysed query returns its results, with what they took in the last message', async () => {
  const answers = await run(notes('x'), { analyze: true });
  expect(answers.map(({ document }) => (document as { name: string }).name.slice(-1))).toEqual(['b', 'a']);
  expect(answers[0]).not.toHaveProperty('explainMetrics');
  expect(answers[1]?.explainMetrics).toEqual({
    planSummary,
    executionStats: {
      resultsReturned: '2',
      readOperations: '2',
      executionDuration: expect.stringMatching(/^\d+\.\d{6}s$/),
      debugStats: {
        index_entries_scanned: '2',
        documents_scanned: '2',
        billing_details: { documents_billable: '2' },
      },
    },
  });
});

test('an analysed query without results is one message, and costs one read', async () => {
  const [answer, ...more] = await run(notes('z'), { analyze: true });
  expect(more).toEqual([]);
  expect(answer).toMatchObject({
    readTime: expect.any(String),
    explainMetrics: { executionStats: { resultsReturned: '0', readOperations: '1' } },
  });
});

test('an aggregation is explained with and without its result', async () => {
  const structuredAggregationQuery = {
    structuredQuery: notes('x'),
    aggregations: [{ alias: 'n', count: {} }],
  };
  const explained = (explainOptions: ProtoJson) =>
    collect(service, 'RunAggregationQuery', { parent: ROOT, structuredAggregationQuery, explainOptions });

  expect(await explained({ analyze: false })).toEqual([{ explainMetrics: { planSummary } }]);
  expect(await explained({ analyze: true })).toEqual([
    {
      readTime: expect.any(String),
      result: { aggregateFields: { n: integer(2) } },
      explainMetrics: expect.objectContaining({
        executionStats: expect.objectContaining({ resultsReturned: '1' }),
      }),
    },
  ]);
});

test('each disjunction goes through an index of its own', async () => {
  const filters = ['kind', 'n'].map((fieldPath) => ({
    fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: integer(1) },
  }));
  const where = { compositeFilter: { op: 'OR', filters } };
  const [answer] = await run({ from: [{ collectionId: 'notes', allDescendants: true }], where }, {});
  expect(answer?.explainMetrics).toEqual({
    planSummary: {
      indexesUsed: [
        { query_scope: 'Collection group', properties: '(kind ASC, __name__ ASC)' },
        { query_scope: 'Collection group', properties: '(n ASC, __name__ ASC)' },
      ],
    },
  });
});

test('only servers get plans', async () => {
  service.loadRules(
    'demo',
    "rules_version = '2'; service cloud.firestore { match /{path=**} { allow read; } }",
  );
  const request = { parent: ROOT, structuredQuery: notes('x'), explainOptions: {} };
  const outcome = await failure(collect(service, 'RunQuery', request, user('ada')));
  expect(outcome.code).toBe('PERMISSION_DENIED');
});
