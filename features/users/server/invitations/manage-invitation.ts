import { type CallableResponse, documentPath, INVITATION_MACHINE, move } from '@vcms/domain';
import { writeAudit } from '@vcms/server/audit';
import type { Caller, Trusted } from '@vcms/server/core';
import { countCall, newToken, type RateLimit, Refusal, refuseAccess, updatedStamps } from '@vcms/server/core';
import { queueMail } from '@vcms/server/mail';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { invitationMail } from './invitation-mail.ts';
import { type InvitationRecord, isOpen, lastDay, loadInvitation } from './invitation-record.ts';
import { mayManage } from './policy.ts';

const RESENDS: RateLimit = { scope: 'invite-again', count: 5, seconds: 3600 };

interface Named {
  readonly invitationId: string;
}

/** A new link for the same invitation; the old one stops working at once. */
export async function resendInvitation(
  trusted: Trusted,
  caller: Caller,
  { invitationId }: Named,
): Promise<CallableResponse<'invitationResend'>> {
  await countCall(trusted, RESENDS, invitationId);
  return trusted.db.runTransaction(async (transaction) => {
    const invitation = await loadManaged(trusted, transaction, caller, invitationId);
    if (!isOpen(invitation)) requireMove(caller, invitation, 'resend');
    return renew(trusted, transaction, caller, invitation);
  });
}

/** Writes a new token, its mail and the audit line. */
function renew(
  trusted: Trusted,
  transaction: Transaction,
  actor: Caller | undefined,
  invitation: InvitationRecord,
): CallableResponse<'invitationResend'> {
  const { id } = invitation;
  const { token, tokenHash } = newToken(trusted);
  const round = invitation.round + 1;
  const expiresOn = lastDay(trusted);
  transaction.update(trusted.db.doc(documentPath('invitations', id)), {
    tokenHash,
    expiresOn,
    round,
    state: 'sent',
    acceptedWith: FieldValue.delete(),
    acceptingSince: FieldValue.delete(),
    ...updatedStamps(actor?.uid ?? invitation.invitedBy),
  });
  const draft = invitationMail(trusted.appOrigin, { ...invitation, expiresOn }, token);
  queueMail(trusted, transaction, `invitation-${id}-${round}`, draft);
  writeAudit(trusted, transaction, actor, {
    action: 'invitation.resend',
    entityType: 'invitation',
    entityId: id,
  });
  return { invitationId: id, expiresOn };
}

/** Takes an open invitation back. A second call finds it revoked and is content. */
export async function revokeInvitation(
  trusted: Trusted,
  caller: Caller,
  { invitationId }: Named,
): Promise<CallableResponse<'invitationRevoke'>> {
  await trusted.db.runTransaction(async (transaction) => {
    const invitation = await loadManaged(trusted, transaction, caller, invitationId);
    if (invitation.state === 'revoked') return;
    requireMove(caller, invitation, 'revoke');
    transaction.update(trusted.db.doc(documentPath('invitations', invitationId)), {
      state: 'revoked',
      ...updatedStamps(caller.uid),
    });
    const line = { action: 'invitation.revoke', entityType: 'invitation', entityId: invitationId } as const;
    writeAudit(trusted, transaction, caller, line);
  });
  return {};
}

async function loadManaged(
  trusted: Trusted,
  transaction: Transaction,
  caller: Caller,
  id: string,
): Promise<InvitationRecord> {
  const invitation = await loadInvitation(trusted, transaction, id);
  if (invitation === undefined || !mayManage(caller, invitation)) refuseAccess();
  return invitation;
}

function requireMove(caller: Caller, invitation: InvitationRecord, action: 'resend' | 'revoke'): void {
  const facts = caller.uid === invitation.invitedBy ? (['inviter'] as const) : [];
  const result = move(INVITATION_MACHINE, invitation.state, action, { role: caller.role, facts });
  if (result.kind === 'moved') return;
  const message =
    invitation.state === 'accepted' ? 'This invitation is accepted already.' : 'This is not possible now.';
  throw new Refusal('wrong-state', message);
}
