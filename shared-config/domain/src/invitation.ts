export const INVITATION_STATES = ['sent', 'opened', 'accepted', 'expired', 'revoked'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** Days an invitation stays good after it was sent (domain section 2). */
export const INVITATION_DAYS = 14;
