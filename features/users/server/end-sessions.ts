import { documentPath } from '@vcms/domain';
import { endSessionsBefore, secondsOf } from '@vcms/server/accounts';
import { writeAudit } from '@vcms/server/audit';
import type { Caller, Trusted } from '@vcms/server/core';
import { updatedStamps } from '@vcms/server/core';
import { Timestamp } from 'firebase-admin/firestore';
import { loadPerson } from './load-person.ts';

/**
 * Ends every session of a person, the caller's own included. `sessionsEndedAt` tells open tabs, `endedSessions` the access
 * rules, which would otherwise take a token until it runs out; times are in whole seconds, as the tokens' are.
 */
export async function endSessions(
  trusted: Trusted,
  caller: Caller,
  { uid = caller.uid }: { readonly uid?: string | undefined },
): Promise<Record<string, never>> {
  await trusted.db.runTransaction(async (transaction) => {
    await loadPerson(trusted, transaction, caller, uid);
    const sessionsEndedAt = Timestamp.fromMillis(secondsOf(trusted.now()) * 1000);
    const reference = trusted.db.doc(documentPath('users', uid));
    transaction.update(reference, { sessionsEndedAt, ...updatedStamps(caller.uid) });
    const line = { action: 'user.end_sessions', entityType: 'user', entityId: uid } as const;
    writeAudit(trusted, transaction, caller, line);
  });
  await endSessionsBefore(trusted, uid, { before: secondsOf(trusted.now()) });
  await trusted.auth.revokeRefreshTokens(uid);
  return {};
}
