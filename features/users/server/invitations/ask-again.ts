import type { Trusted } from '@vcms/server/core';
import { countCall, hashOf, type RateLimit } from '@vcms/server/core';
import { notify } from '@vcms/server/notifications';
import { findByTokenHash, isOver } from './invitation-record.ts';

const PER_TOKEN: RateLimit = { scope: 'ask-again', count: 3, seconds: 86_400 };

/** Tells the inviter that the person still wants to come. Answered the same whatever the link is. */
export async function askAgain(
  trusted: Trusted,
  { token }: { readonly token: string },
): Promise<Record<string, never>> {
  const tokenHash = hashOf(token);
  await countCall(trusted, PER_TOKEN, tokenHash);
  const invitation = await trusted.db.runTransaction(
    (transaction) => findByTokenHash(trusted, transaction, tokenHash),
    { readOnly: true },
  );
  if (invitation === undefined || !isOver(trusted, invitation)) return {};
  await notify(trusted, [invitation.invitedBy], {
    eventKey: `invitation-asked-${invitation.id}-${invitation.round}`,
    title: 'New invitation requested',
    body: `The invitation of ${invitation.email} to ${invitation.companyName} has expired. Send it again.`,
  });
  return {};
}
