import type {
  ProtoJson,
  ServerStreamMethod,
  UnaryMethod,
} from 'local-firebase/internal/service/firestore-service';
import type { SeededRandom } from './seeded-random.ts';

export const FUZZ_PROJECT = 'demo-fuzz';
export const FUZZ_DATABASE = `projects/${FUZZ_PROJECT}/databases/(default)`;
const ROOT = `${FUZZ_DATABASE}/documents`;

/** Well-formed messages to damage. They touch a handful of documents, so that memory has no reason to grow. */
export function someFields(random: SeededRandom): ProtoJson {
  return {
    n: { integerValue: String(random.int(5)) },
    s: { stringValue: random.text(6) },
    d: { doubleValue: random.int(9) / 4 },
    m: { mapValue: { fields: { x: { booleanValue: random.chance(0.5) } } } },
    l: { arrayValue: { values: [{ nullValue: null }, { bytesValue: 'aGk=' }] } },
    t: { timestampValue: '2026-11-21T00:00:00.5Z' },
  };
}

function someName(random: SeededRandom): string {
  return `${ROOT}/fuzz/d${random.int(8)}`;
}

function someWrite(random: SeededRandom): ProtoJson {
  const name = someName(random);
  return random.pick<() => ProtoJson>([
    () => ({ update: { name, fields: someFields(random) } }),
    () => ({
      update: { name, fields: someFields(random) },
      updateMask: { fieldPaths: ['n', 'm.x', '`odd key`'] },
      updateTransforms: [
        { fieldPath: 'c', increment: { integerValue: '1' } },
        { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
        { fieldPath: 'u', appendMissingElements: { values: [{ integerValue: '1' }] } },
      ],
      currentDocument: { exists: true },
    }),
    () => ({ delete: name, currentDocument: { updateTime: '2026-11-21T00:00:00Z' } }),
    () => ({ verify: name, currentDocument: { exists: false } }),
    () => ({
      transform: { document: name, fieldTransforms: [{ fieldPath: 'c', maximum: { integerValue: '9' } }] },
    }),
  ])();
}

function someQuery(random: SeededRandom): ProtoJson {
  const field = (fieldPath: string) => ({ field: { fieldPath } });
  const value = { integerValue: String(random.int(5)) };
  return {
    from: [{ collectionId: 'fuzz', allDescendants: random.chance(0.2) }],
    where: {
      compositeFilter: {
        op: random.pick(['AND', 'OR']),
        filters: [
          { fieldFilter: { ...field('n'), op: random.pick(['EQUAL', 'GREATER_THAN', 'NOT_EQUAL']), value } },
          {
            fieldFilter: {
              ...field('l'),
              op: 'ARRAY_CONTAINS_ANY',
              value: { arrayValue: { values: [value] } },
            },
          },
          { unaryFilter: { ...field('m.x'), op: 'IS_NULL' } },
        ],
      },
    },
    orderBy: [{ ...field('n'), direction: random.pick(['ASCENDING', 'DESCENDING']) }, field('__name__')],
    startAt: { values: [value], before: true },
    endAt: { values: [value] },
    select: { fields: [{ fieldPath: 's' }] },
    offset: random.int(3),
    limit: { value: random.int(20) },
  };
}

export type RequestMethod = UnaryMethod | ServerStreamMethod;

/** One request per call of the API that takes a message; REST knows the verbs of these calls. */
export const REQUESTS: Readonly<Record<RequestMethod, (random: SeededRandom) => ProtoJson>> = {
  GetDocument: (random) => ({ name: someName(random), mask: { fieldPaths: ['n'] } }),
  ListDocuments: () => ({
    parent: ROOT,
    collectionId: 'fuzz',
    pageSize: 3,
    pageToken: 'x',
    orderBy: 'n desc',
  }),
  CreateDocument: (random) => ({
    parent: ROOT,
    collectionId: 'fuzz',
    documentId: `d${random.int(8)}`,
    document: { fields: someFields(random) },
  }),
  UpdateDocument: (random) => ({ document: { name: someName(random), fields: someFields(random) } }),
  DeleteDocument: (random) => ({ name: someName(random) }),
  BeginTransaction: () => ({ database: FUZZ_DATABASE, options: { readWrite: {} } }),
  Commit: (random) => ({
    database: FUZZ_DATABASE,
    writes: [someWrite(random), someWrite(random)],
    ...(random.chance(0.1) && { transaction: 'bm8gc3VjaA==' }),
  }),
  Rollback: () => ({ database: FUZZ_DATABASE, transaction: 'bm8gc3VjaA==' }),
  BatchWrite: (random) => ({ database: FUZZ_DATABASE, writes: [someWrite(random), someWrite(random)] }),
  PartitionQuery: (random) => ({
    parent: ROOT,
    structuredQuery: someQuery(random),
    partitionCount: '3',
    pageSize: 2,
  }),
  ListCollectionIds: (random) => ({ parent: random.chance(0.5) ? ROOT : someName(random), pageSize: 2 }),
  BatchGetDocuments: (random) => ({
    database: FUZZ_DATABASE,
    documents: [someName(random), someName(random)],
  }),
  RunQuery: (random) => ({ parent: ROOT, structuredQuery: someQuery(random) }),
  RunAggregationQuery: (random) => ({
    parent: ROOT,
    structuredAggregationQuery: {
      structuredQuery: someQuery(random),
      aggregations: [
        { alias: 'all', count: { upTo: '5' } },
        { alias: 'sum', sum: { field: { fieldPath: 'n' } } },
        { alias: 'mean', avg: { field: { fieldPath: 'n' } } },
      ],
    },
  }),
};

/** A message of a Listen stream. */
export function someListen(random: SeededRandom): ProtoJson {
  const targetId = random.int(4);
  return random.pick<() => ProtoJson>([
    () => ({
      database: FUZZ_DATABASE,
      addTarget: { targetId, query: { parent: ROOT, structuredQuery: someQuery(random) } },
    }),
    () => ({
      database: FUZZ_DATABASE,
      addTarget: {
        targetId,
        documents: { documents: [someName(random)] },
        resumeToken: 'AAAA',
        expectedCount: { value: 3 },
      },
    }),
    () => ({ database: FUZZ_DATABASE, removeTarget: targetId }),
  ])();
}

/** A message of a Write stream. */
export function someStreamWrite(random: SeededRandom): ProtoJson {
  return random.chance(0.3)
    ? { database: FUZZ_DATABASE }
    : { streamToken: random.pick(['', 'AAAA', '%']), writes: [someWrite(random)] };
}
