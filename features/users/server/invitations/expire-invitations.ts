import { documentPath } from '@vcms/domain';
import { loadAccount } from '@vcms/server/accounts';
import { writeAudit } from '@vcms/server/audit';
import { TRUSTED_ACTOR, type Trusted, updatedStamps } from '@vcms/server/core';
import { addNotice } from '@vcms/server/notifications';
import { newUserId } from './check-invitation.ts';
import { isOpen, loadInvitation, today } from './invitation-record.ts';

/** Ends the invitations whose last day is over (domain section 2, daily), and tells who sent them. */
export async function expireInvitations(trusted: Trusted): Promise<number> {
  const over = await trusted.db
    .collection('invitations')
    .where('state', 'in', ['sent', 'opened'])
    .where('expiresOn', '<', today(trusted))
    .get();
  const ended = await Promise.all(over.docs.map(({ id }) => expire(trusted, id)));
  return ended.filter(Boolean).length;
}

async function expire(trusted: Trusted, id: string): Promise<boolean> {
  const ended = await trusted.db.runTransaction(async (transaction) => {
    const invitation = await loadInvitation(trusted, transaction, id);
    if (invitation === undefined || !isOpen(invitation) || invitation.expiresOn >= today(trusted))
      return false;
    const reference = trusted.db.doc(documentPath('invitations', id));
    transaction.update(reference, { state: 'expired', ...updatedStamps(TRUSTED_ACTOR) });
    addNotice(trusted, transaction, invitation.invitedBy, {
      eventKey: `invitation-expired-${id}-${invitation.round}`,
      title: 'Invitation expired',
      body: `${invitation.email} did not accept the invitation to ${invitation.companyName}. You can send it again.`,
    });
    const line = { action: 'invitation.expire', entityType: 'invitation', entityId: id } as const;
    writeAudit(trusted, transaction, undefined, line, `invitation-expire-${id}-${invitation.round}`);
    return true;
  });
  if (ended) await dropUnfinishedAccount(trusted, id);
  return ended;
}

/** An acceptance that was cut short may have left an account without a person. */
async function dropUnfinishedAccount({ db, auth }: Trusted, invitationId: string): Promise<void> {
  const uid = newUserId(invitationId);
  if ((await db.doc(documentPath('users', uid)).get()).exists) return;
  if ((await loadAccount(auth, uid)) !== undefined) await auth.deleteUser(uid);
}
