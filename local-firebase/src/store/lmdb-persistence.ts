import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, open, type RootDatabase } from 'lmdb';
import { migrateStore, SCHEMA_VERSION, type StoreMigration } from './migrate-store.ts';
import type { DatabaseMeta, Persistence, StoreChange, StoreContents, StoredRecord } from './persistence.ts';
import { readStoredRecord } from './stored-text.ts';

/**
 * Keeps commits in an LMDB file: each is one synchronous transaction, flushed before it returns, so that a killed
 * process loses nothing it acknowledged and leaves nothing half done (local-firebase 6).
 * Throws when the folder cannot be used or holds a newer schema.
 */
export function openLmdbPersistence(dataDir: string, migrations?: readonly StoreMigration[]): Persistence {
  mkdirSync(dataDir, { recursive: true });
  const root: RootDatabase = open({
    path: join(dataDir, 'firestore.lmdb'),
    encoding: 'json',
    maxDbs: 8,
    // The default acknowledges before the disk has the data.
    overlappingSync: false,
  });
  const records: Database<StoredRecord, number> = root.openDB({ name: 'records', encoding: 'json' });
  // The same table as text: reading it leaves the parsing to whoever needs the fields.
  const texts: Database<string, number> = root.openDB({ name: 'records', encoding: 'string' });
  const databases: Database<DatabaseMeta, string> = root.openDB({ name: 'databases', encoding: 'json' });
  const outbox: Database<unknown, number> = root.openDB({ name: 'outbox', encoding: 'json' });
  const meta: Database<number, string> = root.openDB({ name: 'meta', encoding: 'json' });

  function load(): StoreContents {
    const version = meta.get('schemaVersion');
    if (version === undefined) meta.putSync('schemaVersion', SCHEMA_VERSION);
    else root.transactionSync(() => migrateStore({ records, databases, meta }, version, migrations));
    return {
      records: texts.getRange().map(({ key, value }) => [key, readStoredRecord(value)] as const),
      databases: new Map(databases.getRange().map(({ key, value }) => [key, value] as const)),
      horizon: meta.get('horizon') ?? 0,
      outbox: outbox.getRange().map(({ key, value }) => ({ id: key, message: value })),
    };
  }

  function apply(change: StoreChange): void {
    root.transactionSync(() => {
      for (const [row, record] of change.put ?? []) records.putSync(row, record);
      for (const row of change.remove ?? []) records.removeSync(row);
      for (const [name, database] of change.databases ?? []) databases.putSync(name, database);
      for (const { id, message } of change.outbox ?? []) outbox.putSync(id, message);
      for (const id of change.sent ?? []) outbox.removeSync(id);
      if (change.horizon !== undefined) meta.putSync('horizon', change.horizon);
    });
  }

  return { load, apply, close: () => root.close() };
}
