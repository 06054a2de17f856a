import { documentPath } from '@vcms/domain';
import type { Caller, Trusted } from '@vcms/server/core';
import { refuseAccess, textOf } from '@vcms/server/core';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { isKeeper, type Person } from './policy.ts';

function personOf(snapshot: DocumentSnapshot): Person {
  return {
    uid: snapshot.id,
    role: textOf(snapshot.get('role')),
    companyId: textOf(snapshot.get('companyId')),
    status: textOf(snapshot.get('status')),
  };
}

/** Reads a person the caller keeps, or themselves; refuses all others as if they did not exist. */
export async function loadPerson(
  { db }: Trusted,
  transaction: Transaction,
  caller: Caller,
  uid: string,
): Promise<{ readonly snapshot: DocumentSnapshot; readonly person: Person }> {
  const snapshot = await transaction.get(db.doc(documentPath('users', uid)));
  const person = personOf(snapshot);
  if (!snapshot.exists || !(caller.uid === uid || isKeeper(caller, person))) refuseAccess();
  return { snapshot, person };
}
