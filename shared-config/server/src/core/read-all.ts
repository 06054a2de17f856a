import { type DocumentData, type DocumentSnapshot, type Query, Timestamp } from 'firebase-admin/firestore';
import type { z } from 'zod';

/** Timestamps as dates, on every level: the schemas know no Firestore. */
export function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, plain(entry)]));
}

/** The documents of a query that fit a schema, and those that do not. */
export interface ReadRecords<Record> {
  readonly records: readonly Record[];
  readonly damaged: readonly DocumentSnapshot[];
}

/** The documents of a query that fit the schema; a damaged piece of evidence does not exist for the evaluation. */
export async function readAll<Schema extends z.ZodType>(
  query: Query,
  schema: Schema,
  more: (entry: DocumentSnapshot) => object = () => ({}),
): Promise<z.output<Schema>[]> {
  return [...(await readChecked(query, schema, more)).records];
}

/** For records that set demands or decide: a damaged one must not pass for one that is not there. */
export async function readChecked<Schema extends z.ZodType>(
  query: Query,
  schema: Schema,
  more: (entry: DocumentSnapshot) => object = () => ({}),
): Promise<ReadRecords<z.output<Schema>>> {
  const found = await query.get();
  const records: z.output<Schema>[] = [];
  const damaged: DocumentSnapshot[] = [];
  for (const entry of found.docs) {
    const fields = plain(entry.data()) as DocumentData;
    const result = schema.safeParse({ ...fields, id: entry.id, ...more(entry) });
    if (result.success) records.push(result.data);
    else damaged.push(entry);
  }
  return { records, damaged };
}
