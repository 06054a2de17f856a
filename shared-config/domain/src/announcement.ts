export const ANNOUNCEMENT_STATES = ['draft', 'scheduled', 'sending', 'sent', 'failed', 'cancelled'] as const;
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number];

export const AUDIENCE_MODES = ['all_approved', 'status', 'trade', 'selected'] as const;
export type AudienceMode = (typeof AUDIENCE_MODES)[number];

/** At most this many announcements of one client in a day (domain section 2). */
export const ANNOUNCEMENTS_PER_DAY = 10;
