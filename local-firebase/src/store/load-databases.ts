import { type Document, restoredDocument } from '../values/document.ts';
import { parseDatabaseName } from '../values/resource-path.ts';
import { createDatabase, type Database } from './database.ts';
import type { DatabaseMeta, StoreContents, StoredRecord } from './persistence.ts';
import { databasePrefix } from './record-rows.ts';

interface Contents {
  readonly meta: DatabaseMeta;
  readonly documents: (readonly [key: string, document: Document])[];
  readonly tombstones: (readonly [key: string, time: number])[];
}

const BELOW = '/documents/';

/**
 * Builds the databases from what is on disk. A start pays for every record here, so names are cut and not taken apart.
 * @param restore hears of every record
 */
export function loadDatabases(
  { databases, records, horizon }: StoreContents,
  restore: (row: number, record: StoredRecord) => void,
): Database[] {
  const loaded = new Map<string, Contents>();
  for (const [name, meta] of databases)
    loaded.set(`${name}${BELOW}`, { meta, documents: [], tombstones: [] });
  let prefix: string | undefined;
  let target: Contents | undefined;
  for (const [row, record] of records) {
    restore(row, record);
    if (prefix === undefined || !record.name.startsWith(prefix)) {
      prefix = databasePrefix(record.name);
      target = loaded.get(prefix);
    }
    // Ids hold no slash, so the rest of a name is the key of its path.
    const key = record.name.slice(prefix.length);
    if ('deleteTime' in record) target?.tombstones.push([key, record.deleteTime]);
    else target?.documents.push([key, restoredDocument(key, record)]);
  }
  return [...loaded].map(([key, contents]) =>
    createDatabase({
      ...contents,
      name: parseDatabaseName(key.slice(0, -BELOW.length)),
      loadedAt: horizon,
    }),
  );
}
