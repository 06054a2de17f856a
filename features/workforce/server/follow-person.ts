import { collectionPath, documentPath } from '@vcms/domain';
import { type Trusted, textOf } from '@vcms/server/core';

/**
 * Clients see a person under the name and role that the contractor keeps now, whichever way they were changed. Carries no new stamp:
 * it follows from the person. Answers how many assignments it changed.
 */
export async function followPerson({ db }: Trusted, contractorId: string, staffId: string): Promise<number> {
  const person = await db.doc(documentPath('staff', contractorId, staffId)).get();
  if (!person.exists) return 0;
  const name = `${textOf(person.get('firstName'))} ${textOf(person.get('lastName'))}`;
  const jobRole = textOf(person.get('jobRole'));
  const { docs } = await db
    .collection(collectionPath('staffAssignments'))
    .where('contractorId', '==', contractorId)
    .where('staffId', '==', staffId)
    .get();
  const behind = docs.filter((entry) => entry.get('name') !== name || entry.get('jobRole') !== jobRole);
  await Promise.all(behind.map(({ ref }) => ref.update({ name, jobRole })));
  return behind.length;
}
