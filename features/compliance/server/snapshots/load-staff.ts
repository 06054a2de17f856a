import { collectionPath, type StaffEvidence } from '@vcms/domain';
import { staffAssignmentSchema, staffDocumentSchema, staffSchema } from '@vcms/domain/schemas';
import type { Trusted } from '@vcms/server/core';
import { readAll } from '@vcms/server/core';

/** The people of a contractor and their papers; the types of papers come with the client. */
export async function loadStaff({ db }: Trusted, contractorId: string): Promise<StaffEvidence> {
  const [people, assignments] = await Promise.all([
    readAll(db.collection(collectionPath('staff', contractorId)), staffSchema),
    readAll(
      db.collection('staffAssignments').where('contractorId', '==', contractorId),
      staffAssignmentSchema,
    ),
  ]);
  const papers = await Promise.all(
    people.map(({ id }) =>
      readAll(db.collection(collectionPath('staffDocuments', contractorId, id)), staffDocumentSchema, () => ({
        staffId: id,
      })),
    ),
  );
  return { people, assignments, docTypes: [], documents: papers.flat() };
}
