import { arePapersInSight, collectionPath, documentPath, firmDate, staffAssignmentId } from '@vcms/domain';
import type { Trusted } from '@vcms/server/core';

/** A file that stands for a person of a contractor. */
interface FileOfPerson {
  readonly contractorId: string;
  readonly staffId: string;
  readonly documentId: string;
}

/** Whether the person bears it: as its photo, or in a document that was submitted and is not sensitive. */
async function isBorne(
  { db }: Trusted,
  { contractorId, staffId, documentId }: FileOfPerson,
): Promise<boolean> {
  const person = await db.doc(documentPath('staff', contractorId, staffId)).get();
  if (person.get('photo') === documentId) return true;
  const papers = await db
    .collection(collectionPath('staffDocuments', contractorId, staffId))
    .where('docId', '==', documentId)
    .get();
  return papers.docs.some((paper) => paper.get('state') !== 'draft' && paper.get('sensitive') !== true);
}

/**
 * Whether a client that sees the contractor opens the file of a person now (ADR 62): while it reads the person and its documents
 * (ADR 59), and the person bears the file.
 */
export async function isShownFileOfPerson(
  trusted: Trusted,
  clientId: string,
  file: FileOfPerson,
): Promise<boolean> {
  const id = staffAssignmentId(clientId, file.staffId);
  const assignment = await trusted.db.doc(documentPath('staffAssignments', id)).get();
  if (assignment.get('contractorId') !== file.contractorId) return false;
  if (!arePapersInSight({ to: assignment.get('to') }, firmDate(trusted.now()))) return false;
  return isBorne(trusted, file);
}
