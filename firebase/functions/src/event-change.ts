import { textOf } from '@vcms/server/core';
import type { Change, DocumentSnapshot } from 'firebase-functions/v2/firestore';

/** What a change was, in the form that the followers take. */
export function changeOf(id: string, data: Change<DocumentSnapshot> | undefined) {
  return { eventId: id, before: data?.before.data(), after: data?.after.data() };
}

/** Client and contractor of a document that belongs to both: of whichever of the two states is there. */
export function pairOf(data: Change<DocumentSnapshot> | undefined): readonly [string, string] {
  const fields = data?.after.data() ?? data?.before.data();
  return [textOf(fields?.clientId), textOf(fields?.contractorId)];
}
