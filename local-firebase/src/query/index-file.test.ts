import { expect, test } from 'vitest';
import { parseIndexFile } from './index-file.ts';

test('missing lists are empty', () => {
  expect(parseIndexFile({})).toEqual({ indexes: [], fieldOverrides: [] });
});

test('composite indexes and overrides are read', () => {
  const file = {
    indexes: [
      {
        collectionGroup: 'n',
        fields: [
          { fieldPath: 'a', order: 'ASCENDING' },
          { fieldPath: 't', arrayConfig: 'CONTAINS' },
          { fieldPath: 'v', vectorConfig: { dimension: 3 } },
        ],
      },
    ],
    fieldOverrides: [
      {
        collectionGroup: 'n',
        fieldPath: 'x',
        ttl: true,
        indexes: [{ queryScope: 'COLLECTION_GROUP', order: 'DESCENDING' }],
      },
    ],
  };
  expect(parseIndexFile(file)).toEqual({
    indexes: [{ ...file.indexes[0], queryScope: 'COLLECTION' }],
    fieldOverrides: [
      {
        collectionGroup: 'n',
        fieldPath: 'x',
        indexes: [{ queryScope: 'COLLECTION_GROUP', order: 'DESCENDING' }],
      },
    ],
  });
});

test.each([
  [[], 'firestore.indexes.json must be an object.'],
  [{ indexes: {} }, 'indexes must be a list.'],
  [{ indexes: [{ fields: [] }] }, 'indexes[0].collectionGroup must be a non-empty string.'],
  [
    { indexes: [{ collectionGroup: 'n', fields: [{ fieldPath: 'a' }] }] },
    'indexes[0].fields[0] needs "order"',
  ],
  [
    { indexes: [{ collectionGroup: 'n', fields: [{ fieldPath: 'v', vectorConfig: { flat: {} } }] }] },
    'indexes[0].fields[0].vectorConfig.dimension must be a whole number',
  ],
  [{ indexes: [{ collectionGroup: 'n', queryScope: 'ALL', fields: [] }] }, 'indexes[0].queryScope must be'],
])('%j is refused by its place', (json, message) => {
  expect(() => parseIndexFile(json)).toThrow(message);
});
