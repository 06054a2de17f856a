import { type DocumentData, type DocumentSnapshot, type Query, Timestamp } from 'firebase-admin/firestore';
import type { z } from 'zod';

/** Timestamps as dates, on every level: the schemas know no Firestore. */
export function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, plain(entry)]));
}

/** The documents of a query that fit the schema; a damaged one does not exist for the evaluation. */
export async function readAll<Schema extends z.ZodType>(
  query: Query,
  schema: Schema,
  more: (entry: DocumentSnapshot) => object = () => ({}),
): Promise<z.output<Schema>[]> {
  const found = await query.get();
  return found.docs.flatMap((entry) => {
    const fields = plain(entry.data()) as DocumentData;
    const result = schema.safeParse({ ...fields, id: entry.id, ...more(entry) });
    return result.success ? [result.data] : [];
  });
}
