import type { Document } from '../values/document.ts';
import { invalidArgument } from '../values/json-reader.ts';
import type { Query } from './query.ts';

/** PartitionQuery takes a bare collection group, ordered by name. Throws INVALID_ARGUMENT. */
export function checkPartitionable(query: Query): void {
  const [order, ...more] = query.orderBy;
  const byName = order?.onKey === true && order.direction === 'ASCENDING' && more.length === 0;
  const plain = query.filter === undefined && query.limit === undefined && query.offset === 0;
  if (query.nearest || !query.scope.allDescendants || !byName || !plain || query.startAt || query.endAt) {
    throw invalidArgument(
      'Only a collection group ordered by __name__ ascending, without filter, limit, offset and cursors, can be partitioned.',
    );
  }
}

/** At most `count` documents that cut the result into stretches of about the same size. */
export function partitionPoints(documents: readonly Document[], count: number): Document[] {
  const parts = Math.min(count + 1, documents.length);
  const points: Document[] = [];
  for (let part = 1; part < parts; part += 1) {
    const document = documents[Math.floor((part * documents.length) / parts)];
    if (document !== undefined) points.push(document);
  }
  return points;
}
