import { type LineAccess, OF_PERSON, plainFixture, row, stamped } from '@vcms/testing/access';

export const access: LineAccess = {
  records: {
    calendarEvents: {
      cells: row('glcud O', 'glcud O', 'glcud O', 'glcud O', 'glcud O', 'glcud O'),
      fixture: plainFixture(
        OF_PERSON,
        () => [],
        ({ company }) => ({
          title: 'Site walk',
          type: 'meeting',
          start: new Date('2026-12-01T15:00:00Z'),
          end: new Date('2026-12-01T16:00:00Z'),
          allDay: false,
          location: '',
          description: '',
          ownerCompanyId: company,
          visibility: 'company',
          attendees: [],
          reminderMinutes: [60],
        }),
        { title: 'Longer site walk' },
        {
          stored: ({ company }) => ({
            parents: [],
            id: `of-${company}`,
            data: stamped({
              title: 'Site walk',
              type: 'meeting',
              start: new Date('2026-12-01T15:00:00Z'),
              end: new Date('2026-12-01T16:00:00Z'),
              allDay: false,
              location: '',
              description: '',
              ownerCompanyId: company,
              visibility: 'company',
              attendees: [],
              reminderMinutes: [],
            }),
          }),
          filter: ({ company }) => [
            ['ownerCompanyId', '==', company],
            ['visibility', 'in', ['company', 'engagement']],
          ],
        },
      ),
    },
  },
};
