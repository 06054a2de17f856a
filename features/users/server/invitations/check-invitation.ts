import { type CallableResponse, documentPath } from '@vcms/domain';
import { hashOf, SHORTEST_PASSWORD, TRUSTED_ACTOR, type Trusted, updatedStamps } from '@vcms/server/core';
import { findByTokenHash, type InvitationRecord, isOver } from './invitation-record.ts';
import { findKnownAccount } from './known-account.ts';

type Response = CallableResponse<'invitationCheck'>;

/**
 * What the person with the link may know. A link that never existed, was guessed or was replaced by a newer one gets one
 * and the same answer; all others prove that their mailbox was reached.
 */
export async function checkInvitation(
  trusted: Trusted,
  { token }: { readonly token: string },
): Promise<Response> {
  const invitation = await trusted.db.runTransaction(async (transaction) => {
    const found = await findByTokenHash(trusted, transaction, hashOf(token));
    if (found?.state === 'sent' && !isOver(trusted, found)) {
      const reference = trusted.db.doc(documentPath('invitations', found.id));
      transaction.update(reference, { state: 'opened', ...updatedStamps(TRUSTED_ACTOR) });
    }
    return found;
  });
  return invitation === undefined ? { state: 'unknown' } : answerFor(trusted, invitation);
}

async function answerFor(trusted: Trusted, invitation: InvitationRecord): Promise<Response> {
  if (isOver(trusted, invitation)) return { state: 'expired', inviterName: invitation.inviterName };
  if (invitation.state === 'revoked') return { state: 'revoked' };
  if (invitation.state === 'accepted') return { state: 'used' };
  const known = await findKnownAccount(trusted, invitation.email);
  const isNew = known?.isOwned !== true || known.account.uid === newUserId(invitation.id);
  const { leastPasswordLength: least = SHORTEST_PASSWORD } = trusted;
  const { inviterName, companyName, newCompany, role, message, expiresOn } = invitation;
  return {
    state: 'valid',
    inviterName,
    companyName,
    ...(newCompany === undefined ? {} : { newCompanyKind: newCompany.kind }),
    role,
    email: invitation.email,
    message,
    expiresOn,
    account: isNew ? 'new' : 'existing',
    ...(least > SHORTEST_PASSWORD ? { leastPasswordLength: least } : {}),
  };
}

/** The uid of the account that accepting makes: a repeated acceptance finds the same one. */
export function newUserId(invitationId: string): string {
  return hashOf(`user\n${invitationId}`).slice(0, 28);
}
