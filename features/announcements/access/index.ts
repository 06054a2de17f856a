import { type LineAccess, row, type StateTable } from '@vcms/testing/access';
import { ANNOUNCEMENT_FIXTURES, announcedFileRecord } from './announcement-fixtures.ts';
import { ANNOUNCEMENT_ISOLATION } from './announcement-isolation.ts';

function inAnHour(): Date {
  return new Date(Date.now() + 3_600_000);
}

const MOVES: StateTable = {
  states: ['draft', 'scheduled', 'sending', 'sent', 'failed', 'cancelled'],
  moves: {
    'draft>draft': '5003 5004',
    'draft>scheduled': '5003 5004',
    'draft>cancelled': '5003 5004',
    'scheduled>cancelled': '5003 5004',
  },
  patch: (to) => (to === 'scheduled' ? { scheduledFor: inAnHour() } : {}),
};

export const access: LineAccess = {
  records: {
    // Contractors read their own rows only: the announcement names who else is meant.
    announcements: {
      cells: row('gl A', 'gl A', 'glcu O', 'glcu O', '', ''),
      fixture: ANNOUNCEMENT_FIXTURES.announcements,
      moves: MOVES,
      trustedOnly: ['sentAt', 'failure', 'reminders'],
    },
    announcementDocuments: {
      cells: row('g A', 'g A', 'glc O', 'glc O', '', ''),
      fixture: ANNOUNCEMENT_FIXTURES.announcementDocuments,
      trustedOnly: ['contentCheck', 'contentProblem'],
    },
    announcementRecipients: {
      cells: row('gl A', 'gl A', 'gl O', 'gl O', 'glu O', 'glu O'),
      fixture: ANNOUNCEMENT_FIXTURES.announcementRecipients,
      trustedOnly: ['files', 'mails', 'mailState', 'failedMails', 'reminded'],
    },
  },
  isolation: ANNOUNCEMENT_ISOLATION,
};

export { announcedFileRecord };
