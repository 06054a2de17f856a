import { collectionPath } from '@vcms/domain';
import { type Trusted, textOf } from '@vcms/server/core';
import { type DocumentData, FieldValue } from 'firebase-admin/firestore';

/**
 * Whoever goes to another company was invited as somebody of the old one: events that are not the new company's no longer name them,
 * so the rules show them none. Carries no new stamp: it follows from the person. May run again; answers how many events they left.
 */
export async function leaveEvents(
  { db }: Trusted,
  uid: string,
  before: DocumentData | undefined,
): Promise<number> {
  const now = (await db.collection(collectionPath('users')).doc(uid).get()).get('companyId');
  const from = textOf(before?.companyId);
  if (from === '' || from === now) return 0;
  const invited = await db
    .collection(collectionPath('calendarEvents'))
    .where('attendees', 'array-contains', uid)
    .get();
  const foreign = invited.docs.filter(
    (event) => event.get('ownerCompanyId') !== now && event.get('createdBy') !== uid,
  );
  await Promise.all(foreign.map(({ ref }) => ref.update({ attendees: FieldValue.arrayRemove(uid) })));
  return foreign.length;
}
