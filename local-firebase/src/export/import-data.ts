import { existsSync, readFileSync } from 'node:fs';
import type { AccountChange, AccountStore } from '../auth/account-store.ts';
import { DEFAULT_PROJECT_ID, type LocalFirebaseOptions } from '../server/local-firebase-options.ts';
import { openStores } from '../server/open-stores.ts';
import { StartupFailure } from '../server/startup-failure.ts';
import { createTeardown } from '../server/teardown.ts';
import type { LocalFirestore } from '../service/firestore-options.ts';
import type { ProtoJson } from '../service/firestore-service.ts';
import { isJsonObject } from '../transport/json-object.ts';
import { documentsRootOf, type ExportCount, exportLayoutOf } from './export-layout.ts';

/** Most writes production takes in one commit. */
const WRITES_PER_COMMIT = 500;

/**
 * Reads the files of an export into the data folder; accounts and documents of the same id are replaced, others
 * stay. The folder must not be in use by a server. Throws a StartupFailure for a file that is not an export.
 */
export async function importData(options: LocalFirebaseOptions, folder: string): Promise<ExportCount> {
  const projectId = options.projectId ?? DEFAULT_PROJECT_ID;
  const layout = exportLayoutOf(folder);
  if (!existsSync(layout.accounts) && !existsSync(layout.documents)) {
    throw new StartupFailure(`${folder} is no export: it holds neither accounts nor documents.`);
  }
  const users = readList(layout.accounts, 'users');
  const documents = readList(layout.documents, 'documents');
  const config = existsSync(layout.authConfig) ? readObject(layout.authConfig) : {};
  const teardown = createTeardown();
  try {
    const { firestore, accounts } = openStores(options, teardown.add);
    importAccounts(accounts, projectId, users, config);
    await importDocuments(firestore, projectId, documents);
    return { accounts: users.length, documents: documents.length };
  } finally {
    await teardown.run();
  }
}

function importAccounts(
  store: AccountStore,
  projectId: string,
  users: readonly ProtoJson[],
  config: ProtoJson,
): void {
  const changes = users.map(
    (user): AccountChange => ({ kind: 'user', id: String(user.localId), record: user }),
  );
  if (Object.keys(config).length > 0) changes.push({ kind: 'config', id: '', record: config });
  store.write(projectId, changes);
}

async function importDocuments(
  firestore: LocalFirestore,
  projectId: string,
  documents: readonly ProtoJson[],
): Promise<void> {
  const root = documentsRootOf(projectId);
  const writes = documents.map(({ path, fields }) => ({ update: { name: `${root}/${path}`, fields } }));
  for (let at = 0; at < writes.length; at += WRITES_PER_COMMIT) {
    const request = {
      database: `projects/${projectId}/databases/(default)`,
      writes: writes.slice(at, at + WRITES_PER_COMMIT),
    };
    await firestore.unary('Commit', request, { kind: 'admin' });
  }
}

function readList(file: string, field: string): readonly ProtoJson[] {
  if (!existsSync(file)) return [];
  const list = readObject(file)[field];
  if (Array.isArray(list) && list.every(isJsonObject)) return list;
  throw new StartupFailure(`${file} is no export: "${field}" must be a list of objects.`);
}

function readObject(file: string): ProtoJson {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartupFailure(`${file} is no JSON: ${(error as Error).message}`);
  }
  if (isJsonObject(content)) return content;
  throw new StartupFailure(`${file} is no export: it must hold an object.`);
}
