import { addDays, type CalendarEvent } from '@vcms/domain';
import { DEMO_PEOPLE } from '../words/accounts.ts';
import { at, type DemoEngagement } from '../words/demo-records.ts';

const TYPES: readonly CalendarEvent['type'][] = ['meeting', 'training', 'audit', 'deadline', 'other'];
const TITLES = [
  'Kick-off meeting',
  'Fall protection training',
  'Site audit',
  'Send the renewal',
  'Safety day',
];
const VISIBILITIES: readonly CalendarEvent['visibility'][] = ['me', 'company', 'engagement'];
const OWNERS = [
  DEMO_PEOPLE.admin,
  DEMO_PEOPLE.cs,
  DEMO_PEOPLE.client,
  DEMO_PEOPLE.clientReduced,
  DEMO_PEOPLE.contractor,
];
const COUNT = 25;

export interface DemoEvent {
  readonly event: CalendarEvent;
  readonly owner: string;
}

/** 25 events around today, of every type and visibility; whole days and hours (domain section 8). */
export function buildEvents(engagements: readonly DemoEngagement[], today: string): readonly DemoEvent[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const owner = OWNERS[index % OWNERS.length] ?? DEMO_PEOPLE.admin;
    const wanted = VISIBILITIES[index % VISIBILITIES.length] ?? 'me';
    const relation = engagements.find(
      ({ record }) =>
        record.state === 'approved' &&
        (record.clientId === owner.companyId || record.contractorId === owner.companyId),
    );
    const isShared = wanted === 'engagement' && relation !== undefined;
    const day = addDays(today, index * 3 - 20);
    const start = at(day, 14);
    const { clientId, contractorId } = relation?.record ?? {};
    return {
      owner: owner.uid,
      event: {
        id: `event-${index + 1}`,
        title: TITLES[index % TITLES.length] ?? 'Meeting',
        type: TYPES[index % TYPES.length] ?? 'other',
        start,
        end: new Date(start.getTime() + 3_600_000),
        allDay: index % 6 === 0,
        location: index % 2 === 0 ? 'Main site' : '',
        description: '',
        ownerCompanyId: owner.companyId,
        visibility: isShared ? 'engagement' : wanted === 'engagement' ? 'company' : wanted,
        ...(isShared ? { engagementId: relation.id, clientId, contractorId } : {}),
        attendees: [owner.uid],
        reminderMinutes: index % 2 === 0 ? [60] : [],
      },
    };
  });
}
