import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AccountStore } from '../auth/account-store.ts';
import { DEFAULT_PROJECT_ID, type LocalFirebaseOptions } from '../server/local-firebase-options.ts';
import { openStores } from '../server/open-stores.ts';
import { createTeardown } from '../server/teardown.ts';
import type { LocalFirestore } from '../service/firestore-options.ts';
import { isJsonObject } from '../transport/json-object.ts';
import {
  DEFAULT_DATABASE,
  databaseNameOf,
  EXPORT_FORMAT,
  type ExportCount,
  type ExportLayout,
  exportLayoutOf,
  jsonLines,
} from './export-layout.ts';
import { exportObjects } from './export-objects.ts';

/**
 * Writes the accounts, the documents of all databases and the objects of a project to files that read well in a diff;
 * what an earlier export left in the folder is replaced. The data folder must not be in use by a server.
 * Times of creation and update of documents are not exported.
 */
export async function exportData(options: LocalFirebaseOptions, folder: string): Promise<ExportCount> {
  const projectId = options.projectId ?? DEFAULT_PROJECT_ID;
  const layout = exportLayoutOf(folder);
  const teardown = createTeardown();
  try {
    const { firestore, accounts } = openStores(options, teardown.add);
    const count: ExportCount = {
      accounts: exportAccounts(accounts, projectId, layout),
      documents: await exportDatabases(firestore, projectId, layout),
      objects: await exportObjects(storageFolderOf(options), layout),
    };
    writeFileSync(layout.description, `${JSON.stringify({ format: EXPORT_FORMAT })}\n`);
    return count;
  } finally {
    await teardown.run();
  }
}

/** Where a data folder keeps its objects; `undefined` without a data folder. */
export function storageFolderOf({ dataDir }: LocalFirebaseOptions): string | undefined {
  return dataDir === undefined ? undefined : join(dataDir, 'storage');
}

function exportAccounts(store: AccountStore, projectId: string, layout: ExportLayout): number {
  const records = store.read(projectId);
  const users = records.filter(({ kind }) => kind === 'user').map(({ record }) => record);
  const config = records.find(({ kind }) => kind === 'config')?.record ?? {};
  mkdirSync(layout.authFolder, { recursive: true });
  writeFileSync(
    layout.accounts,
    `{"kind":"identitytoolkit#DownloadAccountResponse","users":[\n${jsonLines(users)}\n]}\n`,
  );
  const factors = records.filter(({ kind }) => kind === 'totp').map(({ id, record }) => ({ id, ...record }));
  writeFileSync(layout.factors, `{"factors":[\n${jsonLines(factors)}\n]}\n`);
  writeFileSync(layout.authConfig, `${JSON.stringify(config)}\n`);
  return users.length;
}

async function exportDatabases(
  firestore: LocalFirestore,
  projectId: string,
  layout: ExportLayout,
): Promise<number> {
  rmSync(layout.databasesFolder, { recursive: true, force: true });
  let count = 0;
  for (const databaseId of new Set([DEFAULT_DATABASE, ...firestore.databasesOf(projectId)])) {
    const documents = await documentsOf(firestore, `${databaseNameOf(projectId, databaseId)}/documents`);
    if (documents.length === 0 && databaseId !== DEFAULT_DATABASE) continue;
    const file = layout.documentsOf(databaseId);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `{"documents":[\n${jsonLines(documents)}\n]}\n`);
    count += documents.length;
  }
  return count;
}

async function documentsOf(firestore: LocalFirestore, root: string): Promise<readonly unknown[]> {
  const request = { parent: root, structuredQuery: { from: [{ allDescendants: true }] } };
  const documents: unknown[] = [];
  for await (const { document } of firestore.serverStream('RunQuery', request, { kind: 'admin' })) {
    if (!isJsonObject(document) || typeof document.name !== 'string') continue;
    documents.push({ path: document.name.slice(root.length + 1), fields: document.fields ?? {} });
  }
  return documents;
}
