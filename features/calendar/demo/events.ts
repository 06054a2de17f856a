import { addDays, type CalendarEvent } from '@vcms/domain';
import { at, DEMO_PEOPLE, type DemoAccount, type DemoEngagement } from '@vcms/seed/words';

const ZONE = 'America/Chicago';
const { admin, cs, client, clientReduced, contractor, contractorLimited } = DEMO_PEOPLE;
const OWNERS: readonly DemoAccount[] = [admin, cs, client, clientReduced, contractor, contractorLimited];
const VISIBILITIES: readonly CalendarEvent['visibility'][] = ['me', 'company', 'engagement', 'company'];
const COUNT = 36;

interface Plan {
  readonly title: string;
  readonly type: CalendarEvent['type'];
  readonly location: string;
  /** Hours of UTC; 24: the whole day. */
  readonly hours: number;
}

/** What the firm, clients and contractors have in their calendars. */
const QUEUE_REVIEW: Plan = { title: 'Queue review', type: 'meeting', location: '', hours: 1 };
const FIRM: readonly Plan[] = [
  QUEUE_REVIEW,
  { title: 'Reviewer training: ACORD 25', type: 'training', location: 'Room 2', hours: 2 },
  { title: 'Quarterly audit of decisions', type: 'audit', location: '', hours: 24 },
];
const CLIENT: readonly Plan[] = [
  { title: 'Kick-off with the roofing crew', type: 'meeting', location: 'North yard', hours: 1 },
  { title: 'Site audit', type: 'audit', location: 'Main site', hours: 3 },
  { title: 'Contractor safety day', type: 'training', location: 'Main site', hours: 24 },
];
const CONTRACTOR: readonly Plan[] = [
  { title: 'Toolbox talk: ladders', type: 'training', location: 'Shop', hours: 1 },
  { title: 'Send the renewal to the broker', type: 'deadline', location: '', hours: 24 },
  { title: 'Fall protection refresher', type: 'training', location: 'Training center', hours: 4 },
];

function plansOf({ role }: DemoAccount): readonly Plan[] {
  if (role === '5001' || role === '5002') return FIRM;
  return role === '5003' || role === '5004' ? CLIENT : CONTRACTOR;
}

export interface DemoEvent {
  readonly event: CalendarEvent;
  readonly owner: string;
}

function invited(owner: DemoAccount, index: number): readonly string[] {
  // Each fourth event of the firm, a client and a contractor has a guest from another company.
  if (index % 4 !== 0) return [];
  if (owner === cs) return [client.uid, contractor.uid];
  if (owner === client) return [contractor.uid, cs.uid];
  return owner === contractor ? [client.uid] : [];
}

const WEEKS = 26;
const WEEK_MS = 7 * 86_400_000;

/** A contractor's crew talks each week of half a year, on the weekday of the first time. */
function repetition(owner: DemoAccount, index: number, start: Date): Partial<CalendarEvent> {
  if (owner !== contractor || index !== 0) return {};
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: ZONE }).format(start);
  return {
    rrule: `FREQ=WEEKLY;BYDAY=${weekday.slice(0, 2).toUpperCase()};COUNT=${WEEKS}`,
    // A week after the last time, which the change of the clocks may put an hour later.
    repeatsUntil: new Date(start.getTime() + WEEKS * WEEK_MS),
  };
}

/** Events around today for one person of each role, of every type and visibility. */
export function buildEvents(engagements: readonly DemoEngagement[], today: string): readonly DemoEvent[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const owner = OWNERS[index % OWNERS.length] ?? admin;
    const turn = Math.floor(index / OWNERS.length);
    const plans = plansOf(owner);
    const plan = plans[turn % plans.length] ?? QUEUE_REVIEW;
    const wanted = VISIBILITIES[turn % VISIBILITIES.length] ?? 'me';
    const relation = engagements.find(
      ({ record }) =>
        record.state === 'approved' &&
        (record.clientId === owner.companyId || record.contractorId === owner.companyId),
    );
    const isShared = wanted === 'engagement' && relation !== undefined;
    const { clientId, contractorId } = relation?.record ?? {};
    const day = addDays(today, turn * 6 - 11 + (index % OWNERS.length));
    const allDay = plan.hours === 24;
    const start = at(day, allDay ? 0 : 15 + (index % 5));
    return {
      owner: owner.uid,
      event: {
        id: `event-${index + 1}`,
        title: plan.title,
        type: plan.type,
        start,
        end: new Date(start.getTime() + plan.hours * 3_600_000),
        allDay,
        location: plan.location,
        description: '',
        ownerCompanyId: owner.companyId,
        visibility: isShared ? 'engagement' : wanted === 'engagement' ? 'company' : wanted,
        ...(isShared ? { engagementId: relation.id, clientId, contractorId } : {}),
        attendees: [...invited(owner, turn)],
        reminderMinutes: turn % 2 === 0 ? [60] : [],
        zone: ZONE,
        ...repetition(owner, turn, start),
      },
    };
  });
}
