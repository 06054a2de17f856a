import { documentPath } from '@vcms/domain';
import { endSessionsBefore, loadAccount, secondsOf } from '@vcms/server/accounts';
import { writeAudit } from '@vcms/server/audit';
import type { Caller, Trusted } from '@vcms/server/core';
import { Refusal, requireRole, updatedStamps } from '@vcms/server/core';
import { Timestamp } from 'firebase-admin/firestore';
import { loadPerson } from './load-person.ts';
import { requireKeeperOf } from './policy.ts';

/**
 * Takes the authenticator app off the account of somebody who lost their device. Only administrators, never for themselves.
 * Whoever holds the device is out: all sessions end. Safe to repeat.
 */
export async function resetSecondFactor(
  trusted: Trusted,
  caller: Caller,
  { uid }: { readonly uid: string },
): Promise<Record<string, never>> {
  requireRole(caller, '5001');
  const account = await loadAccount(trusted.auth, uid);
  await trusted.db.runTransaction(async (transaction) => {
    const { person } = await loadPerson(trusted, transaction, caller, uid);
    requireKeeperOf(caller, person);
    if ((account?.multiFactor?.enrolledFactors ?? []).length === 0)
      throw new Refusal('wrong-state', 'Two-step sign-in is off for this account.');
    const sessionsEndedAt = Timestamp.fromMillis(secondsOf(trusted.now()) * 1000);
    const reference = trusted.db.doc(documentPath('users', uid));
    transaction.update(reference, { sessionsEndedAt, ...updatedStamps(caller.uid) });
    const line = { action: 'user.reset_second_factor', entityType: 'user', entityId: uid } as const;
    writeAudit(trusted, transaction, caller, line);
  });
  await endSessionsBefore(trusted, uid, { before: secondsOf(trusted.now()) });
  await trusted.auth.updateUser(uid, { multiFactor: { enrolledFactors: null } });
  await trusted.auth.revokeRefreshTokens(uid);
  return {};
}
