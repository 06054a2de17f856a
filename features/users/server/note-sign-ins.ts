import type { Trusted } from '@vcms/server/core';
import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';

/** Accounts that the sign-in service answers at once, at most. */
export const SIGN_INS_AT_ONCE = 100;

/** Milliseconds of the last sign-in; undefined: never, or in no form that can be read. */
function signedInAt(text: string | null | undefined): number | undefined {
  const millis = Date.parse(text ?? '');
  return Number.isNaN(millis) ? undefined : millis;
}

/**
 * Copies the sign-in service's times of the last sign-in into users, of which lists and counts are made (domain section 2,
 * user). Only what is newer is written, so a second run writes nothing; a user without an account is left alone.
 * @param users at most SIGN_INS_AT_ONCE, with their lastSignInAt
 * @returns how many were written
 */
export async function noteSignIns(
  { db, auth }: Trusted,
  users: readonly QueryDocumentSnapshot[],
): Promise<number> {
  if (users.length === 0) return 0;
  const accounts = await auth.getUsers(users.map(({ id }) => ({ uid: id })));
  const times = new Map(
    accounts.users.map(({ uid, metadata }) => [uid, signedInAt(metadata.lastSignInTime)]),
  );
  const writer = db.bulkWriter();
  let noted = 0;
  for (const user of users) {
    const millis = times.get(user.id);
    const known: unknown = user.get('lastSignInAt');
    if (millis === undefined || (known instanceof Timestamp && known.toMillis() >= millis)) continue;
    void writer.update(user.ref, { lastSignInAt: Timestamp.fromMillis(millis) });
    noted += 1;
  }
  await writer.close();
  return noted;
}
