import { addDays, documentPath, INVITATION_DAYS, type Invitation } from '@vcms/domain';
import { expectedState } from './expected-state.ts';
import type { ExpectedChange } from './pending-changes.ts';

type Known = Pick<Invitation, 'id' | 'state' | 'expiresOn'>;

export function invitationPath({ id }: Pick<Invitation, 'id'>): string {
  return documentPath('invitations', id);
}

/** What an invitation will say once it is sent again: its days are counted anew. */
export function resentInvitation(invitation: Known, now = new Date()): ExpectedChange {
  const { state, expiresOn } = invitation;
  return {
    path: invitationPath(invitation),
    before: { state, expiresOn },
    after: { state: 'sent', expiresOn: addDays(now.toISOString().slice(0, 10), INVITATION_DAYS) },
  };
}

/** What it will say once it is taken back. */
export function revokedInvitation(invitation: Known): ExpectedChange {
  return expectedState(invitationPath(invitation), invitation.state, 'revoked');
}
