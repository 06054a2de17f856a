import { beforeEach, expect, test } from 'vitest';
import { parseIndexFile } from '../query/index-file.ts';
import type { LocalFirestore } from './firestore-options.ts';
import type { ProtoJson } from './firestore-service.ts';
import { commit, failure, integer, memoryService, setWrite, text } from './service-harness.ts';

let service: LocalFirestore;
beforeEach(() => {
  service = memoryService();
});

/** So many fields with a number each, two entries apiece. */
function numbers(count: number): ProtoJson {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, integer(at)]));
}

function list(count: number): ProtoJson {
  return { arrayValue: { values: Array.from({ length: count }, (_, at) => integer(at)) } };
}

test('a document has at most 40,000 index entries: two for a value, one for an element', async () => {
  await commit(service, [setWrite('wide/most', numbers(20_000))]);
  await commit(service, [setWrite('wide/list', { all: list(40_000) })]);

  for (const fields of [
    numbers(20_001),
    { inner: { mapValue: { fields: numbers(20_001) } } },
    { all: list(40_001) },
  ]) {
    const outcome = await failure(commit(service, [setWrite('wide/more', fields)]));
    expect(outcome.code).toBe('INVALID_ARGUMENT');
    expect(outcome.message).toContain('too many index entries for entity');
  }
});

test('nothing of a commit is stored when one of its documents has too many', async () => {
  await failure(commit(service, [setWrite('wide/a', {}), setWrite('wide/b', numbers(20_001))]));
  const outcome = await failure(
    service.unary(
      'GetDocument',
      { name: 'projects/demo/databases/(default)/documents/wide/a' },
      { kind: 'admin' },
    ),
  );
  expect(outcome.code).toBe('NOT_FOUND');
});

test('fields exempt from indexing do not count, nor what is inside of them', async () => {
  const exempt = (fieldPath: string) => ({ collectionGroup: 'wide', fieldPath, indexes: [] });
  service.setIndexes(parseIndexFile({ fieldOverrides: [exempt('inner'), exempt('all')] }));
  const inner = { mapValue: { fields: numbers(20_001) } };
  await commit(service, [setWrite('wide/a', { inner, all: list(40_001) })]);

  service.setIndexes(parseIndexFile({ fieldOverrides: [exempt('*')] }));
  await commit(service, [setWrite('wide/b', numbers(20_001))]);
});

test('composite indexes count as well, once for each element of a list', async () => {
  const fields = [
    { fieldPath: 'tags', arrayConfig: 'CONTAINS' },
    { fieldPath: 'n', order: 'ASCENDING' },
  ];
  service.setIndexes(parseIndexFile({ indexes: [{ collectionGroup: 'wide', fields }] }));
  await commit(service, [setWrite('wide/a', { tags: list(19_999), n: integer(1) })]);
  await commit(service, [setWrite('other/a', { tags: list(20_000), n: integer(1) })]);
  const outcome = await failure(commit(service, [setWrite('wide/b', { tags: list(20_000), n: integer(1) })]));
  expect(outcome.message).toContain('40002 of 40000');
});

test('an entry is at most 7,680 bytes, its values cut at 1,500', async () => {
  const long = text('x'.repeat(100_000));
  const fields = ['a', 'b', 'c', 'd', 'e', 'f'].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' }));
  service.setIndexes(
    parseIndexFile({
      indexes: [
        { collectionGroup: 'long', fields },
        { collectionGroup: 'short', fields: fields.slice(1) },
      ],
    }),
  );
  const values = Object.fromEntries(fields.map(({ fieldPath }) => [fieldPath, long]));
  await commit(service, [setWrite('short/a', values)]);
  const outcome = await failure(commit(service, [setWrite('long/a', values)]));
  expect(outcome.code).toBe('INVALID_ARGUMENT');
  expect(outcome.message).toContain('of 7680');
});

test('all entries together are at most 8 MiB', async () => {
  const values = Object.fromEntries(
    Array.from({ length: 680 }, (_, at) => [`f${at}`, text('x'.repeat(1_500))]),
  );
  const path = `deep/${'i'.repeat(1_000)}/deep/${'j'.repeat(1_000)}/deep/${'k'.repeat(1_000)}`;
  await commit(service, [setWrite('deep/short', values)]);
  const outcome = await failure(commit(service, [setWrite(path, values)]));
  expect(outcome.message).toContain(`of ${8 * 1024 * 1024}`);
});
