import { join } from 'node:path';

/** Raise it when older programs could not read what is written now. */
export const EXPORT_FORMAT = 1;

export const DEFAULT_DATABASE = '(default)';

/** Files of an export, below its folder. Accounts lie where the official `emulators:export` puts them. */
export interface ExportLayout {
  /** `{format}`; exports without it have format 1. */
  readonly description: string;
  readonly authFolder: string;
  /** `{kind, users: [..]}`, the form of accounts:batchGet. */
  readonly accounts: string;
  /** `{factors: [{id, localId, secret, lastStep}]}`: authenticator apps, whose secrets are no part of an account. */
  readonly factors: string;
  /** Sign-in settings of the project. */
  readonly authConfig: string;
  /** Below it, a folder for each database but the default one. */
  readonly databasesFolder: string;
  readonly storageFolder: string;
  /** `{objects: [{bucket, name, .., blob}]}`: all metadata and download tokens, an object a line. */
  readonly objects: string;
  /** The objects' bytes, each under the name in `blob`. */
  readonly blobsFolder: string;
  /** `{documents: [{path, fields}]}`, a document a line, in the order of their paths. */
  documentsOf(databaseId: string): string;
}

export function exportLayoutOf(folder: string): ExportLayout {
  const authFolder = join(folder, 'auth_export');
  const firestoreFolder = join(folder, 'firestore_export');
  const storageFolder = join(folder, 'storage_export');
  const databasesFolder = join(firestoreFolder, 'databases');
  return {
    description: join(folder, 'local-firebase-export.json'),
    authFolder,
    accounts: join(authFolder, 'accounts.json'),
    factors: join(authFolder, 'factors.json'),
    authConfig: join(authFolder, 'config.json'),
    databasesFolder,
    storageFolder,
    objects: join(storageFolder, 'objects.json'),
    blobsFolder: join(storageFolder, 'blobs'),
    documentsOf: (databaseId) =>
      join(
        databaseId === DEFAULT_DATABASE ? firestoreFolder : join(databasesFolder, databaseId),
        'documents.json',
      ),
  };
}

/** How much an export wrote, or an import read. */
export interface ExportCount {
  readonly accounts: number;
  /** Of all databases. */
  readonly documents: number;
  readonly objects: number;
}

export function databaseNameOf(projectId: string, databaseId: string): string {
  return `projects/${projectId}/databases/${databaseId}`;
}

/** JSON texts, one a line: such files read well in a diff. */
export function jsonLines(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(',\n');
}
