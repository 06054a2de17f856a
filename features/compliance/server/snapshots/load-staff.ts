import { collectionPath, type StaffEvidence } from '@vcms/domain';
import { staffAssignmentSchema, staffDocumentSchema, staffSchema } from '@vcms/domain/schemas';
import type { Trusted } from '@vcms/server/core';
import { type CheckedReader, readAll } from '@vcms/server/core';

/** The people of a contractor and their papers; the types of papers come with the client. */
export async function loadStaff(
  { db }: Trusted,
  contractorId: string,
  read: CheckedReader['read'] = readAll,
): Promise<StaffEvidence> {
  const [people, assignments] = await Promise.all([
    read(db.collection(collectionPath('staff', contractorId)), staffSchema),
    read(db.collection('staffAssignments').where('contractorId', '==', contractorId), staffAssignmentSchema),
  ]);
  const papers = await Promise.all(
    people.map(({ id }) =>
      read(db.collection(collectionPath('staffDocuments', contractorId, id)), staffDocumentSchema, () => ({
        staffId: id,
      })),
    ),
  );
  return { people, assignments, docTypes: [], documents: papers.flat() };
}
