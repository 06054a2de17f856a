import { type AnnouncementFile, documentPath } from '@vcms/domain';
import { type Trusted, textOf } from '@vcms/server/core';
import { checkDocument } from '@vcms/server/files';
import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';

/** The ids of the files that an announcement names. */
export function namesOf({ docIds }: DocumentData): readonly string[] {
  return Array.isArray(docIds) ? docIds.map(textOf).filter((id) => id !== '') : [];
}

function fileOf(entry: DocumentSnapshot): AnnouncementFile {
  return {
    id: entry.id,
    // It stands in a line of a mail.
    fileName: textOf(entry.get('fileName')).replace(/\s+/g, ' '),
    size: Number(entry.get('size')),
  };
}

/** The files that an announcement names and that are in its client's folder, in its order. */
export async function announcedFiles(
  { db }: Trusted,
  announcement: DocumentData,
): Promise<readonly AnnouncementFile[]> {
  const ids = namesOf(announcement);
  if (ids.length === 0) return [];
  const clientId = textOf(announcement.clientId);
  const found = await db.getAll(
    ...ids.map((id) => db.doc(documentPath('announcementDocuments', clientId, id))),
  );
  return found.filter(({ exists }) => exists).map(fileOf);
}

/** `waiting`: a file was not scanned yet. `wrong`: one can be sent to nobody; `why` is a sentence for the client. */
export type FilesStanding =
  | { readonly kind: 'ready' | 'waiting' }
  | { readonly kind: 'wrong'; readonly why: string };

/** Whether all that an announcement names may be opened by its readers. Looks at what nobody has looked at. */
export async function standingOfFiles(trusted: Trusted, announcement: DocumentData): Promise<FilesStanding> {
  const clientId = textOf(announcement.clientId);
  const names = new Map(
    (await announcedFiles(trusted, announcement)).map((file) => [file.id, file.fileName]),
  );
  let isWaiting = false;
  for (const id of namesOf(announcement)) {
    const { kind } = await checkDocument(trusted, clientId, 'announcementDocuments', id);
    const name = names.get(id) ?? 'A file';
    if (kind === 'absent') return { kind: 'wrong', why: `${name} is missing.` };
    if (kind === 'blocked') return { kind: 'wrong', why: `The virus scan blocked ${name}.` };
    if (kind === 'refused') return { kind: 'wrong', why: `${name} cannot be opened by others.` };
    isWaiting ||= kind === 'checking';
  }
  return { kind: isWaiting ? 'waiting' : 'ready' };
}

/** A file of a client that a contractor wants to open. */
export interface WantedFile {
  readonly clientId: string;
  readonly announcementId: string;
  readonly documentId: string;
}

/** Whether a contractor got this file with an announcement that went out, and that is not withdrawn. */
export async function hasReceivedFile(
  { db }: Trusted,
  { clientId, announcementId, documentId }: WantedFile,
  contractorId: string,
): Promise<boolean> {
  const [announcement, row] = await db.getAll(
    db.doc(documentPath('announcements', announcementId)),
    db.doc(documentPath('announcementRecipients', announcementId, contractorId)),
  );
  const isOut = ['sending', 'sent'].includes(textOf(announcement?.get('state')));
  if (!isOut || announcement?.get('clientId') !== clientId) return false;
  const files: unknown = row?.get('files');
  return Array.isArray(files) && files.some(({ id }) => id === documentId);
}
