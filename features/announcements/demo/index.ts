import { DEMO_COMPANY_IDS, DEMO_PEOPLE, draftOf, type LineDemo } from '@vcms/seed/words';
import { buildAnnouncements } from './announcements.ts';

export const demo: LineDemo = {
  drafts: ({ engagements, today }) =>
    buildAnnouncements(engagements, today).flatMap(({ announcement, writtenAt, recipients }) => {
      const isNorth = announcement.clientId === DEMO_COMPANY_IDS.northfield;
      const by = isNorth ? DEMO_PEOPLE.client.uid : DEMO_PEOPLE.client2.uid;
      const origin = { at: writtenAt, by };
      return [
        draftOf('announcements', [announcement.id], announcement, origin),
        ...recipients.map((one) =>
          draftOf('announcementRecipients', [announcement.id, one.contractorId], one, origin),
        ),
      ];
    }),
};
