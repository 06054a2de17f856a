import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockDataFolder } from './data-folder-lock.ts';
import { VERSION_FILE } from './data-version.ts';

/** What a server keeps below its data folder. */
const kept = ['auth', 'firestore', 'storage', 'functions', VERSION_FILE];

/** Deletes what a server has kept, and nothing else in the folder. Throws a StartupFailure when it is in use. */
export function resetDataFolder(dataDir: string | undefined): void {
  if (dataDir === undefined) return;
  const release = lockDataFolder(dataDir);
  for (const name of kept) rmSync(join(dataDir, name), { recursive: true, force: true });
  release();
}
