import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupFailure } from './startup-failure.ts';

/**
 * Version of what a data folder holds besides documents, which have their own (store/migrate-store.ts).
 * Raise it with every change of the form of accounts, objects or deliveries, and add a migration.
 */
const DATA_VERSION = 1;

/** The first version wrote no such file. */
export const VERSION_FILE = 'data-version.json';

export interface DataMigration {
  /** The version it starts from; it leads to the next one. */
  readonly from: number;
  /** Runs before anything in the folder is opened. May be run again after a crash. */
  run(dataDir: string): void;
}

const MIGRATIONS: readonly DataMigration[] = [];

/**
 * Brings a data folder to the current version, one step after the other. Throws a StartupFailure, and leaves the
 * folder as it is, when a newer program wrote it or its version cannot be read.
 */
export function updateDataFolder(
  dataDir: string,
  migrations: readonly DataMigration[] = MIGRATIONS,
  target: number = DATA_VERSION,
): void {
  const file = join(dataDir, VERSION_FILE);
  const found = existsSync(file) ? readVersion(file) : 1;
  if (found > target) {
    throw new StartupFailure(
      `The data folder ${dataDir} was written by a newer version (${found}, this one knows ${target}). ` +
        'Start that version, or choose another folder with --data.',
    );
  }
  for (let version = found; version < target; version += 1) {
    const migration = migrations.find(({ from }) => from === version);
    if (migration === undefined) throw new Error(`There is no migration from data version ${version}.`);
    migration.run(dataDir);
    writeVersion(file, version + 1);
  }
  if (!existsSync(file)) writeVersion(file, target);
}

function readVersion(file: string): number {
  const version = /^\{"version":(\d{1,9})\}\s*$/.exec(readFileSync(file, 'utf8'))?.[1];
  if (version !== undefined) return Number(version);
  throw new StartupFailure(`${file} is damaged: it must hold {"version":${DATA_VERSION}}.`);
}

/** A killed program leaves the old file or the new one. */
function writeVersion(file: string, version: number): void {
  const fresh = `${file}.new`;
  writeFileSync(fresh, `${JSON.stringify({ version })}\n`, { flush: true });
  renameSync(fresh, file);
}
