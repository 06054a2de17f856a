import type { Document } from '../values/document.ts';
import { matchesFilter } from './evaluate-filter.ts';
import { matchesQuery, orderKey } from './order-key.ts';
import { planQuery, type RangeScan } from './plan-query.ts';
import type { Query } from './query.ts';
import type { QueryIndexes } from './query-indexes.ts';

export interface QueryResult {
  readonly documents: readonly Document[];
  /** Index entries (or documents, without an index) looked at. */
  readonly scanned: number;
  /** Results left out by the offset. */
  readonly skipped: number;
}

interface Position {
  readonly scan: RangeScan;
  /** Order key and document of the next result of this scan. */
  readonly key: string;
  readonly document: Document;
  advance(): Position | undefined;
}

/** Runs a query over the current documents through the indexes. */
export function runQuery(query: Query, indexes: QueryIndexes): QueryResult {
  const tally = { scanned: 0 };
  const positions: Position[] = [];
  for (const scan of planQuery(query)) {
    const first = openScan(query, scan, indexes, tally);
    if (first !== undefined) positions.push(first);
  }
  const documents = mergePositions(positions, query);
  return { ...documents, scanned: tally.scanned };
}

function openScan(
  query: Query,
  scan: RangeScan,
  indexes: QueryIndexes,
  tally: { scanned: number },
): Position | undefined {
  const view = indexes.view(query.scope, scan.signature);
  const end = view.position(scan.to);
  function seek(from: number): Position | undefined {
    for (let at = from; at < end; at += 1) {
      tally.scanned += 1;
      const document = view.documentAt(at);
      if (matchesFilter(query.filter, document)) {
        return { scan, document, key: view.keyAt(at).slice(scan.prefix.length), advance: () => seek(at + 1) };
      }
    }
    return undefined;
  }
  return seek(view.position(scan.from));
}

/** Merges the scans in order; a document found by several of them counts once. */
function mergePositions(positions: Position[], query: Query): Omit<QueryResult, 'scanned'> {
  const documents: Document[] = [];
  const limit = query.limit ?? Number.POSITIVE_INFINITY;
  let skipped = 0;
  let last: string | undefined;
  while (positions.length > 0 && documents.length < limit) {
    let least = 0;
    for (let at = 1; at < positions.length; at += 1) {
      if ((positions[at] as Position).key < (positions[least] as Position).key) least = at;
    }
    const position = positions[least] as Position;
    if (position.key !== last) {
      last = position.key;
      if (skipped < query.offset) skipped += 1;
      else documents.push(position.document);
    }
    const next = position.advance();
    if (next === undefined) positions.splice(least, 1);
    else positions[least] = next;
  }
  return { documents, skipped };
}

/** Runs a query over any documents, for reads in the past. Costs what there is to look through. */
export function scanQuery(query: Query, candidates: Iterable<Document>): QueryResult {
  const found: { key: string; document: Document }[] = [];
  let scanned = 0;
  for (const document of candidates) {
    scanned += 1;
    const key = matchesQuery(query, document) ? orderKey(query.orderBy, document) : undefined;
    if (key !== undefined) found.push({ key, document });
  }
  found.sort((a, b) => (a.key < b.key ? -1 : 1));
  const end = query.limit === undefined ? undefined : query.offset + query.limit;
  const documents = found.slice(query.offset, end).map(({ document }) => document);
  return { documents, scanned, skipped: Math.min(query.offset, found.length) };
}
