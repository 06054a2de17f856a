import type { AccountChange, AccountStore } from '../auth/account-store.ts';
import { DEFAULT_PROJECT_ID, type LocalFirebaseOptions } from '../server/local-firebase-options.ts';
import { openStores } from '../server/open-stores.ts';
import { createTeardown } from '../server/teardown.ts';
import type { LocalFirestore } from '../service/firestore-options.ts';
import type { ProtoJson } from '../service/firestore-service.ts';
import { storageFolderOf } from './export-data.ts';
import { databaseNameOf, type ExportCount } from './export-layout.ts';
import { importObjects } from './import-objects.ts';
import { type ReadExport, readExport } from './read-export.ts';

/** Most writes production takes in one commit. */
const WRITES_PER_COMMIT = 500;

/**
 * Reads the files of an export into the data folder; accounts, documents and objects of the same name are replaced,
 * others stay. The folder must not be in use by a server. Throws a StartupFailure for files that are no export.
 */
export async function importData(options: LocalFirebaseOptions, folder: string): Promise<ExportCount> {
  const projectId = options.projectId ?? DEFAULT_PROJECT_ID;
  const saved = readExport(folder);
  const teardown = createTeardown();
  try {
    const { firestore, accounts } = openStores(options, teardown.add);
    await importObjects(storageFolderOf(options), saved);
    importAccounts(accounts, projectId, saved);
    let documents = 0;
    for (const database of saved.databases) {
      await importDocuments(firestore, databaseNameOf(projectId, database.id), database.documents);
      documents += database.documents.length;
    }
    return { accounts: saved.users.length, documents, objects: saved.objects.length };
  } finally {
    await teardown.run();
  }
}

function importAccounts(
  store: AccountStore,
  projectId: string,
  { users, factors, authConfig }: ReadExport,
): void {
  const changes = users.map(
    (user): AccountChange => ({ kind: 'user', id: String(user.localId), record: user }),
  );
  for (const { id, ...record } of factors) changes.push({ kind: 'totp', id: String(id), record });
  if (Object.keys(authConfig).length > 0) changes.push({ kind: 'config', id: '', record: authConfig });
  store.write(projectId, changes);
}

async function importDocuments(
  firestore: LocalFirestore,
  database: string,
  documents: readonly ProtoJson[],
): Promise<void> {
  const writes = documents.map(({ path, fields }) => ({
    update: { name: `${database}/documents/${path}`, fields },
  }));
  for (let at = 0; at < writes.length; at += WRITES_PER_COMMIT) {
    const request = { database, writes: writes.slice(at, at + WRITES_PER_COMMIT) };
    await firestore.unary('Commit', request, { kind: 'admin' });
  }
}
