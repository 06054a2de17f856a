import {
  type Fields,
  type Fixture,
  isContractor,
  OF_CLIENT,
  plainFixture,
  relation,
  type Spot,
  stamped,
} from '@vcms/testing/access';
import { serverTimestamp } from 'firebase/firestore';

const ANNOUNCEMENT: Fields = {
  subject: 'Gate closed on Friday',
  bodyText: 'Use the north gate.',
  audience: { mode: 'site', values: ['North yard'] },
  docIds: [],
  state: 'draft',
  ackRequired: false,
  counts: { recipients: 0, emailed: 0, read: 0, bounced: 0 },
};

/** A file in a client's folder of announcements. */
export function announcedFileRecord(client: string, id: string): Fields {
  return {
    clientId: client,
    title: 'Site plan',
    fileName: 'plan.pdf',
    contentType: 'application/pdf',
    size: 1000,
    sha256: 'a'.repeat(64),
    storagePath: `companies/${client}/announcements/${id}/1/plan.pdf`,
    virusScan: 'pending',
  };
}

function announcementId({ client, contractor }: Spot): string {
  return `a-${client}-${contractor}`;
}

function received(spot: Spot): Fields {
  return {
    contractorId: spot.contractor,
    announcementId: announcementId(spot),
    clientId: spot.client,
    clientName: spot.client,
    contractorName: spot.contractor,
    subject: 'Gate closed on Friday',
    bodyText: 'Use the north gate.',
    senderName: 'Dana Vale',
    sentAt: new Date(),
    ackRequired: true,
    mails: { 'u-somebody': { name: 'Sam Vale', state: 'queued' } },
    mailState: 'queued',
    failedMails: 0,
  };
}

export const ANNOUNCEMENT_FIXTURES: Readonly<
  Record<'announcements' | 'announcementDocuments' | 'announcementRecipients', Fixture>
> = {
  announcementDocuments: plainFixture(
    OF_CLIENT,
    ({ client }) => [client],
    ({ client }, { role }) => announcedFileRecord(client, `new-${role}`),
    { title: 'Another plan' },
  ),
  announcements: relation(
    () => ({}),
    { subject: 'Gate closed on Monday' },
    {
      stored: (spot) => ({
        parents: [],
        id: announcementId(spot),
        data: stamped({ clientId: spot.client, ...ANNOUNCEMENT }),
      }),
      fresh: (spot, actor) => ({
        parents: [],
        id: `new-${actor.role}-${spot.client}`,
        data: { clientId: spot.client, ...ANNOUNCEMENT },
      }),
    },
  ),
  announcementRecipients: relation(
    () => ({}),
    { readAt: serverTimestamp() },
    {
      everywhere: true,
      stored: (spot) => ({
        parents: [announcementId(spot)],
        id: spot.contractor,
        data: { ...stamped({}), ...received(spot) },
      }),
      fresh: (spot) => ({
        parents: [announcementId(spot)],
        id: 'Z',
        data: { ...received(spot), contractorId: 'Z' },
      }),
      filter: (spot, actor) => (isContractor(actor) ? [['contractorId', '==', spot.contractor]] : []),
    },
  ),
};
