import { mkdirSync, writeFileSync } from 'node:fs';
import type { AccountStore } from '../auth/account-store.ts';
import { DEFAULT_PROJECT_ID, type LocalFirebaseOptions } from '../server/local-firebase-options.ts';
import { openStores } from '../server/open-stores.ts';
import { createTeardown } from '../server/teardown.ts';
import type { LocalFirestore } from '../service/firestore-options.ts';
import { isJsonObject } from '../transport/json-object.ts';
import { documentsRootOf, type ExportCount, type ExportLayout, exportLayoutOf } from './export-layout.ts';

/**
 * Writes every account and every document of the default database to JSON files that read well in a diff.
 * The data folder must not be in use by a server. Times of creation and update are not exported.
 */
export async function exportData(options: LocalFirebaseOptions, folder: string): Promise<ExportCount> {
  const projectId = options.projectId ?? DEFAULT_PROJECT_ID;
  const layout = exportLayoutOf(folder);
  const teardown = createTeardown();
  try {
    const { firestore, accounts } = openStores(options, teardown.add);
    return {
      accounts: exportAccounts(accounts, projectId, layout),
      documents: await exportDocuments(firestore, projectId, layout),
    };
  } finally {
    await teardown.run();
  }
}

function exportAccounts(store: AccountStore, projectId: string, layout: ExportLayout): number {
  const records = store.read(projectId);
  const users = records.filter(({ kind }) => kind === 'user').map(({ record }) => record);
  const config = records.find(({ kind }) => kind === 'config')?.record ?? {};
  mkdirSync(layout.authFolder, { recursive: true });
  writeFileSync(
    layout.accounts,
    `{"kind":"identitytoolkit#DownloadAccountResponse","users":[\n${lines(users)}\n]}\n`,
  );
  writeFileSync(layout.authConfig, `${JSON.stringify(config)}\n`);
  return users.length;
}

async function exportDocuments(
  firestore: LocalFirestore,
  projectId: string,
  layout: ExportLayout,
): Promise<number> {
  const root = documentsRootOf(projectId);
  const request = { parent: root, structuredQuery: { from: [{ allDescendants: true }] } };
  const documents: { path: string; fields: unknown }[] = [];
  for await (const { document } of firestore.serverStream('RunQuery', request, { kind: 'admin' })) {
    if (!isJsonObject(document) || typeof document.name !== 'string') continue;
    documents.push({ path: document.name.slice(root.length + 1), fields: document.fields ?? {} });
  }
  mkdirSync(layout.firestoreFolder, { recursive: true });
  writeFileSync(layout.documents, `{"documents":[\n${lines(documents)}\n]}\n`);
  return documents.length;
}

function lines(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(',\n');
}
