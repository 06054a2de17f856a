import type { DocumentReference } from 'firebase-admin/firestore';
import type { Trusted } from '../core/context.ts';
import { ENDED_SESSIONS } from '../core/session-end.ts';

/** The time as tokens carry it, in whole seconds. */
export function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

/** What one account's record says; `open` names an end whose steps at the sign-in service are not all done. */
export interface EndedSessions {
  readonly before: number;
  readonly open: boolean;
}

function reference({ db }: Trusted, uid: string): DocumentReference {
  return db.collection(ENDED_SESSIONS).doc(uid);
}

/** What is stored; undefined when no session of this person was ever ended. */
export async function readEndedSessions(trusted: Trusted, uid: string): Promise<EndedSessions | undefined> {
  const stored = await reference(trusted, uid).get();
  const before: unknown = stored.get('before');
  return typeof before === 'number' ? { before, open: stored.get('open') === true } : undefined;
}

/**
 * Ends the sessions that began before `before`. The time only grows: of two ends at once the later one stays. Without
 * `open` that stays as it is.
 * @param before seconds since 1970
 */
export async function endSessionsBefore(
  trusted: Trusted,
  uid: string,
  { before, open }: { readonly before: number; readonly open?: boolean },
): Promise<void> {
  await trusted.db.runTransaction(async (transaction) => {
    const stored = await transaction.get(reference(trusted, uid));
    const earlier: unknown = stored.get('before');
    const latest = typeof earlier === 'number' ? Math.max(earlier, before) : before;
    transaction.set(reference(trusted, uid), { before: latest, open: open ?? stored.get('open') === true });
  });
}
