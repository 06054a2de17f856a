import { join } from 'node:path';

/** Files of an export, below its folder. Accounts lie where the official `emulators:export` puts them. */
export interface ExportLayout {
  readonly authFolder: string;
  /** `{kind, users: [..]}`, the form of accounts:batchGet. */
  readonly accounts: string;
  /** Sign-in settings of the project. */
  readonly authConfig: string;
  readonly firestoreFolder: string;
  /** `{documents: [{path, fields}]}`, a document a line, in the order of their paths. */
  readonly documents: string;
}

export function exportLayoutOf(folder: string): ExportLayout {
  const authFolder = join(folder, 'auth_export');
  const firestoreFolder = join(folder, 'firestore_export');
  return {
    authFolder,
    accounts: join(authFolder, 'accounts.json'),
    authConfig: join(authFolder, 'config.json'),
    firestoreFolder,
    documents: join(firestoreFolder, 'documents.json'),
  };
}

/** How much an export wrote, or an import read. */
export interface ExportCount {
  readonly accounts: number;
  readonly documents: number;
}

/** Root of the only database an export covers. */
export function documentsRootOf(projectId: string): string {
  return `projects/${projectId}/databases/(default)/documents`;
}
