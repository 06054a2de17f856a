import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeDocument } from '../values/document.ts';
import { compileQuery } from './compile-query.ts';
import { checkPartitionable, partitionPoints } from './partition-query.ts';

const database = { projectId: 'p', databaseId: 'd' };

test('points cut the documents into parts of about the same size, in order', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.integer({ min: 1, max: 10 }), (size, count) => {
      const documents = Array.from({ length: size }, (_, at) =>
        makeDocument(database, ['c', String(at).padStart(3, '0')], {}, { createTime: 1, updateTime: 1 }),
      );
      const cuts = [0, ...partitionPoints(documents, count).map((point) => documents.indexOf(point)), size];
      const sizes = cuts.slice(1).map((cut, at) => cut - (cuts[at] as number));
      expect(cuts.length).toBeLessThanOrEqual(count + 2);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});

test('only a bare collection group can be partitioned', () => {
  const group = { from: [{ collectionId: 'c', allDescendants: true }] };
  expect(() => checkPartitionable(compileQuery(group, [], database))).not.toThrow();
  expect(() => checkPartitionable(compileQuery({ ...group, limit: 1 }, [], database))).toThrow(
    'can be partitioned',
  );
  expect(() => checkPartitionable(compileQuery({ from: [{ collectionId: 'c' }] }, [], database))).toThrow(
    'can be partitioned',
  );
});
