import { collectionPath, documentPath } from '@vcms/domain';
import { type Trusted, textOf } from '@vcms/server/core';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { namesOf } from './announced-files.ts';

const DAY_MS = 86_400_000;

/** How long a file waits for the draft that it was put up for to be saved, and how far back a night looks. In days. */
const SAVED_WITHIN = { days: 1, nights: 7 } as const;

/** A draft that ended was never handed in; what was cancelled later may be used for a new one, with its files. */
function hasEnded(announcement: DocumentData): boolean {
  return announcement.state === 'cancelled' && announcement.scheduledFor === undefined;
}

/** What an announcement as a draft named and names no more. */
function droppedFiles(before: DocumentData | undefined, after: DocumentData | undefined): readonly string[] {
  if (before?.state !== 'draft') return [];
  const kept = after === undefined || hasEnded(after) ? [] : namesOf(after);
  return namesOf(before).filter((id) => !kept.includes(id));
}

/**
 * Deletes a file of a client that no announcement names: its record, then its bytes, so that nobody opens half of it. One that was handed
 * in keeps its files for good, and so does another draft. A second run finds nothing, or the bytes that a first one left.
 */
async function dropUnnamed({ db, files }: Trusted, clientId: string, id: string): Promise<boolean> {
  const naming = db
    .collection(collectionPath('announcements'))
    .where('clientId', '==', clientId)
    .where('docIds', 'array-contains', id);
  const isUnnamed = await db.runTransaction(async (transaction) => {
    const found = await transaction.get(naming);
    if (found.docs.some((announcement) => !hasEnded(announcement.data()))) return false;
    transaction.delete(db.doc(documentPath('announcementDocuments', clientId, id)));
    return true;
  });
  if (isUnnamed) await files.removeAll(`companies/${clientId}/announcements/${id}/`);
  return isUnnamed;
}

/** After a change of an announcement: files that were removed from a draft go, and those of a draft that ended. */
export async function dropFiles(
  trusted: Trusted,
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): Promise<void> {
  for (const id of droppedFiles(before, after)) await dropUnnamed(trusted, textOf(before?.clientId), id);
}

/** At night: files that were put up for a draft and were in it at no time that it was saved. Answers how many. */
export async function dropUnsavedFiles(trusted: Trusted, clientIds: readonly string[]): Promise<number> {
  const ago = (days: number) => Timestamp.fromMillis(trusted.now().getTime() - days * DAY_MS);
  let count = 0;
  for (const clientId of clientIds) {
    const old = await trusted.db
      .collection(collectionPath('announcementDocuments', clientId))
      .where('createdAt', '>', ago(SAVED_WITHIN.days + SAVED_WITHIN.nights))
      .where('createdAt', '<', ago(SAVED_WITHIN.days))
      .select()
      .get();
    for (const { id } of old.docs) if (await dropUnnamed(trusted, clientId, id)) count += 1;
  }
  return count;
}
