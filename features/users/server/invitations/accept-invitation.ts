import { type CallableResponse, type CheckedRequest, documentPath } from '@vcms/domain';
import { applyAccount, authCode } from '@vcms/server/accounts';
import type { TokenIdentity } from '@vcms/server/core';
import {
  countCall,
  hashOf,
  type RateLimit,
  Refusal,
  SHORTEST_PASSWORD,
  TRUSTED_ACTOR,
  type Trusted,
  updatedStamps,
} from '@vcms/server/core';
import { newUserId } from './check-invitation.ts';
import { finishAcceptance } from './finish-acceptance.ts';
import { findByTokenHash, type InvitationRecord, isOver } from './invitation-record.ts';
import { findKnownAccount } from './known-account.ts';

type Request = CheckedRequest<'invitationAccept'>;

const PER_TOKEN: RateLimit = { scope: 'accept', count: 10, seconds: 600 };
/** After it, an acceptance that was cut short may be taken up by another one. */
const TAKE_OVER_MS = 30_000;

/**
 * Accepts an invitation: account, user, company and engagement where they are new, then the claims. Every step finds what
 * an earlier, interrupted run of the same acceptance has made, so a repeated call ends with the same result.
 */
export async function acceptInvitation(
  trusted: Trusted,
  identity: TokenIdentity | undefined,
  request: Request,
): Promise<CallableResponse<'invitationAccept'>> {
  const tokenHash = hashOf(request.token);
  await countCall(trusted, PER_TOKEN, tokenHash);
  const invitation = await claimInvitation(trusted, tokenHash, hashOf(request.requestId));
  if (invitation.state !== 'accepted') {
    const uid = await prepareAccount(trusted, identity, invitation, request);
    await finishAcceptance(trusted, { invitation, uid, request });
    await applyAccount(trusted, uid);
  }
  return { email: invitation.email };
}

/** Reserves the invitation for one request: of two at the same time one goes on. */
function claimInvitation(
  trusted: Trusted,
  tokenHash: string,
  requestHash: string,
): Promise<InvitationRecord> {
  return trusted.db.runTransaction(async (transaction) => {
    const invitation = await findByTokenHash(trusted, transaction, tokenHash);
    if (invitation === undefined) throw new Refusal('not-found', 'This link is not valid.');
    if (invitation.state === 'accepted') {
      if (invitation.acceptedWith === requestHash) return invitation;
      throw new Refusal('wrong-state', 'This invitation was used already. Sign in instead.');
    }
    if (isOver(trusted, invitation)) throw new Refusal('wrong-state', 'This invitation has expired.');
    if (invitation.state === 'revoked') throw new Refusal('wrong-state', 'This invitation was revoked.');
    const now = trusted.now().getTime();
    const held = invitation.acceptedWith !== '' && invitation.acceptedWith !== requestHash;
    if (held && now - invitation.acceptingSince < TAKE_OVER_MS) {
      throw new Refusal(
        'conflict',
        'This invitation is being accepted in another window. Try again in a minute.',
      );
    }
    transaction.update(trusted.db.doc(documentPath('invitations', invitation.id)), {
      state: 'opened',
      acceptedWith: requestHash,
      acceptingSince: now,
      ...updatedStamps(TRUSTED_ACTOR),
    });
    return { ...invitation, acceptedWith: requestHash };
  });
}

/** The account that will belong to the person: a new one, or the one the caller is signed in with. */
async function prepareAccount(
  trusted: Trusted,
  identity: TokenIdentity | undefined,
  invitation: InvitationRecord,
  { account }: Request,
): Promise<string> {
  const uid = newUserId(invitation.id);
  const known = await findKnownAccount(trusted, invitation.email);
  const existing = known?.account.uid === uid ? undefined : known?.account;
  if (existing !== undefined && known?.isOwned === true) {
    if (identity?.uid === existing.uid) return existing.uid;
    throw new Refusal(
      'taken',
      'There is an account with this address already. Sign in with it, then open the link again.',
    );
  }
  if (account === undefined) throw new Refusal('invalid', 'Enter your name and a password.', 'account');
  const { leastPasswordLength: least = SHORTEST_PASSWORD } = trusted;
  if (account.password.length < least)
    throw new Refusal(
      'invalid',
      `The password must be ${least} characters long or more.`,
      'account.password',
    );
  // Nobody's, and with a password that the person of this mailbox did not choose.
  if (existing !== undefined) await trusted.auth.deleteUser(existing.uid);
  const wanted = {
    email: invitation.email,
    // The link was sent to this address.
    emailVerified: true,
    password: account.password,
    displayName: `${account.firstName} ${account.lastName}`,
  };
  try {
    await trusted.auth.createUser({ uid, ...wanted });
  } catch (cause) {
    if (authCode(cause) !== 'auth/uid-already-exists' && authCode(cause) !== 'auth/email-already-exists')
      throw cause;
    await trusted.auth.updateUser(uid, wanted);
  }
  return uid;
}
