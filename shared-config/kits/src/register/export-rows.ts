import { listQuery, type PageRequest, type ParsedDocument } from '@vcms/data';
import type { CsvColumn } from '@vcms/domain';
import {
  getDocs,
  limit,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
} from 'firebase/firestore';

/** Rows asked for at once, and in all. */
const BATCH = 500;
export const EXPORT_LIMIT = 10_000;

export interface ExportedRows<Row> {
  readonly rows: readonly Row[];
  /** There are more than EXPORT_LIMIT. */
  readonly isCut: boolean;
  /** What was read about them besides. */
  readonly columns?: readonly CsvColumn<Row>[] | undefined;
}

/** Every row of the filtered list that passes, in its order. Rejects with what Firestore throws, or when the signal aborts. */
export async function loadRows<Row>(
  base: Query<ParsedDocument<Row>>,
  request: PageRequest,
  signal: AbortSignal,
  passes: (row: Row) => boolean = () => true,
): Promise<ExportedRows<Row>> {
  const all = listQuery(base, request);
  const rows: Row[] = [];
  let last: QueryDocumentSnapshot | undefined;
  for (let read = 0; read < EXPORT_LIMIT; read += BATCH) {
    signal.throwIfAborted();
    const from = last === undefined ? [] : [startAfter(last)];
    const batch = await getDocs(query(all, ...from, limit(BATCH)));
    const read = batch.docs.map((entry) => entry.data()).flatMap((entry) => (entry.ok ? [entry.value] : []));
    rows.push(...read.filter(passes));
    last = batch.docs.at(-1);
    if (batch.size < BATCH) return { rows, isCut: false };
  }
  return { rows, isCut: true };
}
