import { describe, expect, it } from 'vitest';
import { resentInvitation, revokedInvitation } from './expected-invitation.ts';
import { expectedRow } from './expected-rows.ts';

const expired = { id: 'i1', state: 'expired', expiresOn: '2026-11-01' } as const;
const now = new Date('2026-11-20T18:00:00Z');

/** What a list shows of the invitation while the server has not answered. */
function shown(change: ReturnType<typeof revokedInvitation>) {
  return expectedRow(expired, { ...change, isConfirmed: false });
}

describe('what an invitation says at once', () => {
  it('is that it is sent, with its days counted anew', () => {
    expect(shown(resentInvitation(expired, now))).toEqual({
      row: { id: 'i1', state: 'sent', expiresOn: '2026-12-04' },
      isPending: true,
    });
  });

  it('is that it is revoked, and no other day', () => {
    expect(shown(revokedInvitation(expired)).row).toEqual({ ...expired, state: 'revoked' });
  });

  it('is nothing of what was expected once it has changed otherwise', () => {
    const accepted = { ...expired, state: 'accepted' as const };
    const change = { ...revokedInvitation(expired), isConfirmed: false };
    expect(expectedRow(accepted, change)).toEqual({ row: accepted, isPending: false });
  });
});
