export const ANNOUNCEMENT_STATES = ['draft', 'scheduled', 'sending', 'sent', 'failed', 'cancelled'] as const;
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number];

export const AUDIENCE_MODES = ['all_approved', 'status', 'trade', 'site', 'selected'] as const;
export type AudienceMode = (typeof AUDIENCE_MODES)[number];

/** At most this many announcements of one client in a day (domain section 2). */
export const ANNOUNCEMENTS_PER_DAY = 10;

/** An announcement is sent again to those who have not read it this often at most. */
export const ANNOUNCEMENT_REMINDERS_MAX = 3;

/** Characters of a subject and of a text, files, and bytes of each (domain section 2). */
export const ANNOUNCEMENT_BOUNDS = {
  subjectMin: 3,
  subjectMax: 150,
  bodyMax: 10_000,
  docsMax: 5,
  fileBytesMax: 10 * 1_048_576,
} as const;

/** The mail to one person: waiting, taken by the mail server, or refused by it for good. */
export const ANNOUNCEMENT_MAIL_STATES = ['queued', 'delivered', 'failed'] as const;
export type AnnouncementMailState = (typeof ANNOUNCEMENT_MAIL_STATES)[number];

/** All mails to a contractor together; `none`: nobody there can sign in. */
export const RECIPIENT_MAIL_STATES = ['none', ...ANNOUNCEMENT_MAIL_STATES] as const;
export type RecipientMailState = (typeof RECIPIENT_MAIL_STATES)[number];

/** One waiting mail keeps the whole waiting; then one that arrived is enough. */
export function recipientMailState(mails: readonly AnnouncementMailState[]): RecipientMailState {
  if (mails.length === 0) return 'none';
  if (mails.includes('queued')) return 'queued';
  return mails.includes('delivered') ? 'delivered' : 'failed';
}
