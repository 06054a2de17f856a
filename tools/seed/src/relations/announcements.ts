import { ANNOUNCEMENT_STATES, type Announcement, type AnnouncementRecipient, addDays } from '@vcms/domain';
import { DEMO_COMPANY_IDS } from '../words/accounts.ts';
import { at, type DemoEngagement } from '../words/demo-records.ts';

export interface DemoAnnouncement {
  readonly announcement: Announcement;
  readonly clientName: string;
  readonly writtenAt: Date;
  readonly recipients: readonly AnnouncementRecipient[];
}

const SUBJECTS = [
  'Site closed on Thursday and Friday',
  'New badge readers at the north gate',
  'Winter driving on site roads',
  'Hot work permits: new form',
  'Thank you for a year without lost time',
  'Emergency drill on the first Monday',
];

const { northfield, lakeshore } = DEMO_COMPANY_IDS;

function recipientsOf(
  announcement: Announcement,
  engagements: readonly DemoEngagement[],
  sentAt: Date,
): readonly AnnouncementRecipient[] {
  if (announcement.state !== 'sent') return [];
  const { id: announcementId, clientId, subject, ackRequired } = announcement;
  return engagements
    .filter(({ record }) => record.clientId === clientId && record.state === 'approved')
    .map(({ record: { contractorId, clientName } }, index) => ({
      ...{ contractorId, announcementId, clientId, clientName, subject, sentAt, ackRequired },
      ...(index % 3 === 0 ? {} : { readAt: new Date(sentAt.getTime() + 3_600_000) }),
      ...(index % 3 === 1 && ackRequired ? { acknowledgedAt: new Date(sentAt.getTime() + 7_200_000) } : {}),
    }));
}

/** Six, one of each state: one is scheduled, and the one that was sent has a bounce (domain section 8). */
export function buildAnnouncements(
  engagements: readonly DemoEngagement[],
  today: string,
): readonly DemoAnnouncement[] {
  return ANNOUNCEMENT_STATES.map((state, index) => {
    const clientId = index % 2 === 0 ? lakeshore : northfield;
    const writtenAt = at(addDays(today, -3 * (index + 1)), 13);
    const draft: Announcement = {
      id: `announcement-${index + 1}`,
      clientId,
      subject: SUBJECTS[index] ?? 'News',
      bodyText: 'Please tell everybody of your crew before the next shift. Questions: answer this mail.',
      audience:
        index === 1 ? { mode: 'trade', values: ['electrical'] } : { mode: 'all_approved', values: [] },
      docIds: [],
      state,
      ...(state === 'scheduled' ? { scheduledFor: at(addDays(today, 5), 14) } : {}),
      ackRequired: state === 'sent',
      counts: { recipients: 0, emailed: 0, read: 0, bounced: 0 },
    };
    const recipients = recipientsOf(draft, engagements, writtenAt);
    const read = recipients.filter(({ readAt }) => readAt !== undefined).length;
    const bounced = recipients.length > 0 ? 1 : 0;
    const counts = { recipients: recipients.length, emailed: recipients.length - bounced, read, bounced };
    const clientName = clientId === lakeshore ? 'Lakeshore Foods' : 'Northfield Energy';
    return { announcement: { ...draft, counts }, clientName, writtenAt, recipients };
  });
}
