import {
  type Fields,
  type LineAccess,
  OF_PERSON,
  plainFixture,
  row,
  type Spot,
  stamped,
} from '@vcms/testing/access';

function siteWalk({ company }: Spot, reminderMinutes: readonly number[]): Fields {
  return {
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
    reminderMinutes,
  };
}

export const access: LineAccess = {
  records: {
    calendarEvents: {
      cells: row('glcud O', 'glcud O', 'glcud O', 'glcud O', 'glcud O', 'glcud O'),
      fixture: plainFixture(
        OF_PERSON,
        () => [],
        (spot) => siteWalk(spot, [60]),
        { title: 'Longer site walk' },
        {
          stored: (spot) => ({
            parents: [],
            id: `of-${spot.company}`,
            data: stamped(siteWalk(spot, [])),
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
