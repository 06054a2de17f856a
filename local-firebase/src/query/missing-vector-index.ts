import { formatFieldPath } from '../values/field-path.ts';
import type { NearestSearch } from './find-nearest.ts';
import type { IndexField, IndexFile } from './index-file.ts';
import { fieldFilters, type Query } from './query.ts';

/**
 * The message for a vector search whose index is not in firestore.indexes.json, or undefined when it can run. As on the
 * platform every search needs a composite index: the filtered fields, then the vector with its number of dimensions.
 */
export function missingVectorIndex(
  { scope, filter }: Query,
  { field, vector }: NearestSearch,
  file: IndexFile,
): string | undefined {
  const collectionGroup = scope.collectionId ?? '';
  const queryScope = scope.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  const filtered = fieldFilters(filter).filter(({ onKey }) => !onKey);
  const wanted = [...new Set(filtered.map((part) => formatFieldPath(part.field)))].sort();
  const last: IndexField = { fieldPath: formatFieldPath(field), vectorConfig: { dimension: vector.length } };
  const served = file.indexes.some((index) => {
    if (index.collectionGroup !== collectionGroup || index.queryScope !== queryScope) return false;
    const fields = index.fields.filter(({ fieldPath }) => fieldPath !== '__name__');
    const end = fields.at(-1);
    const before = fields.slice(0, -1).map(({ fieldPath }) => fieldPath);
    const sameVector =
      end?.fieldPath === last.fieldPath && end.vectorConfig?.dimension === last.vectorConfig?.dimension;
    return sameVector && before.sort().join() === wanted.join();
  });
  if (served) return undefined;
  const fields: IndexField[] = [
    ...wanted.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' as const })),
    last,
  ];
  const index = { collectionGroup, queryScope, fields };
  return (
    'Missing vector index configuration. Add this to "indexes" in firestore.indexes.json: ' +
    JSON.stringify(index)
  );
}
