import { documentPath } from '@vcms/domain';
import type { Trusted } from '@vcms/server/core';
import { checkDocument, type FileCollection } from '@vcms/server/files';

/** The folders of a company's files whose records come first, and where those stand. */
const RECORDS: Readonly<Record<string, FileCollection>> = {
  docs: 'documents',
  restricted: 'restrictedDocuments',
  announcements: 'announcementDocuments',
};

/** A file that lies where a record says. */
export interface ArrivedFile {
  readonly companyId: string;
  readonly collection: FileCollection;
  readonly id: string;
  readonly storagePath: string;
}

/** The record that announces what lies at a path of Storage; undefined: none does. */
export function arrivedFile(storagePath: string): ArrivedFile | undefined {
  const [, companyId, folder, id] =
    /^companies\/([^/]+)\/([^/]+)\/([^/]+)\/[^/]+\/[^/]+$/.exec(storagePath) ?? [];
  const collection = folder === undefined ? undefined : RECORDS[folder];
  if (companyId === undefined || id === undefined || collection === undefined) return undefined;
  return { companyId, collection, id, storagePath };
}

/**
 * The bytes of a file are there: they are looked at now, if its record did not wait for them. What a draft shows is looked at when it is
 * submitted, by then with its bytes. Finds the work done where the record's own event came later. Rejects until the scanner answers.
 */
export async function lookAtArrival(
  trusted: Trusted,
  { companyId, collection, id, storagePath }: ArrivedFile,
): Promise<void> {
  const record = (await trusted.db.doc(documentPath(collection, companyId, id)).get()).data();
  if (record === undefined || record.state === 'draft' || record.storagePath !== storagePath) return;
  const verdict = await checkDocument(trusted, companyId, collection, id);
  if (verdict.kind === 'checking') throw new Error('The virus scanner could not be asked. The file waits.');
}
