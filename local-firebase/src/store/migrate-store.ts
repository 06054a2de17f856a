import type { Database } from 'lmdb';
import type { DatabaseMeta, StoredRecord } from './persistence.ts';

/** Raise it with every change of what is on disk, and add a migration from the version before. */
export const SCHEMA_VERSION = 1;

/** The tables of the file as a migration may change them, inside one transaction. */
export interface StoreTables {
  readonly records: Database<StoredRecord, number>;
  readonly databases: Database<DatabaseMeta, string>;
  readonly meta: Database<number, string>;
}

export interface StoreMigration {
  /** The version it starts from; it leads to the next one. */
  readonly from: number;
  run(tables: StoreTables): void;
}

const MIGRATIONS: readonly StoreMigration[] = [];

/** Brings older data to the current schema. Throws for newer data and for a version without a migration. */
export function migrateStore(
  tables: StoreTables,
  found: number,
  migrations: readonly StoreMigration[] = MIGRATIONS,
  target: number = SCHEMA_VERSION,
): void {
  if (found > target) {
    throw new Error(
      `The data was written by a newer version (schema ${found}, this one knows ${target}). ` +
        'Start that version, or choose another data folder.',
    );
  }
  for (let version = found; version < target; version += 1) {
    const migration = migrations.find(({ from }) => from === version);
    if (migration === undefined) throw new Error(`Data of schema ${version} cannot be brought to ${target}.`);
    migration.run(tables);
    tables.meta.putSync('schemaVersion', version + 1);
  }
}
