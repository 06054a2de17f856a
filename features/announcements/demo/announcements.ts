import { type Announcement, type AnnouncementRecipient, type AnnouncementState, addDays } from '@vcms/domain';
import {
  at,
  DEMO_ANNOUNCED_FILE,
  DEMO_COMPANY_IDS,
  type DemoEngagement,
  demoAnnouncedFile,
} from '@vcms/seed/words';

export interface DemoAnnouncement {
  readonly announcement: Announcement;
  readonly writtenAt: Date;
  readonly recipients: readonly AnnouncementRecipient[];
}

const { northfield, lakeshore } = DEMO_COMPANY_IDS;

/** Nine; every state among them, and of the sent ones one with a bounce (domain section 8). */
const SKETCHES: readonly (readonly [
  clientId: string,
  state: AnnouncementState,
  subject: string,
  text: string,
])[] = [
  [lakeshore, 'draft', 'Site closed on Thursday and Friday', 'The plant is closed for the **yearly audit**.'],
  [
    northfield,
    'scheduled',
    'New badge readers at the north gate',
    'Old badges stop working on Monday at 6 a.m.',
  ],
  [lakeshore, 'sending', 'Winter driving on site roads', 'Chains from December on. Speed limit: 15 mph.'],
  [
    northfield,
    'sent',
    'Hot work permits: new form',
    'Use the new form:\n\n- one form for each day\n- signed by the foreman\n\nThe old one is **no longer accepted**.',
  ],
  [lakeshore, 'failed', 'Thank you for a year without lost time', 'Breakfast for all crews on Friday at 7.'],
  [
    northfield,
    'cancelled',
    'Emergency drill on the first Monday',
    'Meet at the main gate when the horn sounds.',
  ],
  [lakeshore, 'sent', 'Visitor parking moved to lot C', 'Follow the signs from the main road.'],
  [
    northfield,
    'sent',
    'Crane path closed for repairs',
    'Deliveries by the **south** gate until further notice.',
  ],
  [northfield, 'draft', 'Toolbox talk on falls', 'Every crew, before the shift on Wednesday.'],
];

function recipientsOf(
  announcement: Announcement,
  engagements: readonly DemoEngagement[],
  sentAt: Date,
): readonly AnnouncementRecipient[] {
  if (announcement.state !== 'sent') return [];
  const { id: announcementId, clientId, subject, bodyText, docIds, ackRequired } = announcement;
  const senderName = clientId === northfield ? 'Dana Whitfield' : 'Marcus Lee';
  return engagements
    .filter(({ record }) => record.clientId === clientId && record.state === 'approved')
    .map(({ record: { contractorId, clientName, contractorName } }, index) => {
      const hasBounce = index === 0;
      return {
        ...{
          id: contractorId,
          contractorId,
          contractorName,
          announcementId,
          clientId,
          clientName,
          senderName,
        },
        ...{ subject, bodyText, sentAt, ackRequired },
        ...(docIds.length === 0 ? {} : { files: [demoAnnouncedFile()] }),
        mails: {
          [`${contractorId}-u1`]: hasBounce
            ? { name: 'Office', state: 'failed' as const, reason: '550 5.1.1 The mailbox does not exist.' }
            : { name: 'Office', state: 'delivered' as const },
        },
        mailState: hasBounce ? ('failed' as const) : ('delivered' as const),
        failedMails: hasBounce ? 1 : 0,
        ...(index % 3 === 0 ? {} : { readAt: new Date(sentAt.getTime() + 3_600_000) }),
        ...(index % 3 === 1 && ackRequired ? { acknowledgedAt: new Date(sentAt.getTime() + 7_200_000) } : {}),
      };
    });
}

function countsOf(recipients: readonly AnnouncementRecipient[]): Announcement['counts'] {
  const having = (is: (one: AnnouncementRecipient) => boolean) => recipients.filter(is).length;
  return {
    recipients: recipients.length,
    emailed: having(({ mailState }) => mailState === 'delivered'),
    read: having(({ readAt }) => readAt !== undefined),
    acknowledged: having(({ acknowledgedAt }) => acknowledgedAt !== undefined),
    bounced: having(({ failedMails }) => failedMails > 0),
  };
}

/** What the demo clients wrote to their contractors. */
export function buildAnnouncements(
  engagements: readonly DemoEngagement[],
  today: string,
): readonly DemoAnnouncement[] {
  return SKETCHES.map(([clientId, state, subject, bodyText], index) => {
    const writtenAt = at(addDays(today, -3 * (index + 1)), 13);
    const id = `announcement-${index + 1}`;
    const draft: Announcement = {
      ...{ id, clientId, subject, bodyText, state },
      audience:
        index === 1 ? { mode: 'trade', values: ['electrical'] } : { mode: 'all_approved', values: [] },
      docIds: id === DEMO_ANNOUNCED_FILE.announcementId ? [DEMO_ANNOUNCED_FILE.documentId] : [],
      ...(state === 'scheduled' ? { scheduledFor: at(addDays(today, 5), 14) } : {}),
      ...(state === 'sent' || state === 'sending' ? { sentAt: writtenAt } : {}),
      ...(state === 'failed' ? { failure: 'Nobody is in the audience.' } : {}),
      ackRequired: state === 'sent' && index % 2 === 1,
      counts: { recipients: 0, emailed: 0, read: 0, bounced: 0 },
    };
    const recipients = recipientsOf(draft, engagements, writtenAt);
    return { announcement: { ...draft, counts: countsOf(recipients) }, writtenAt, recipients };
  });
}
