import { addDays, type EngagementState, engagementId, nameWords } from '@vcms/domain';
import { ARCHIVED_CONTRACTOR, SUSPENDED_CONTRACTOR } from './demo-companies.ts';
import { CONTRACTORS } from './sample-words.ts';
import { DEMO_COMPANY_IDS, DEMO_PEOPLE } from './words/accounts.ts';
import { contractorId, firstUserOf } from './words/demo-ids.ts';
import {
  at,
  type DemoCompany,
  type DemoEngagement,
  type EngagementRecord,
  stamps,
} from './words/demo-records.ts';
import type { Random } from './words/random.ts';

/** How many of the 40 engagements are in each state (domain section 8). */
export const STATE_COUNTS: Readonly<Record<EngagementState, number>> = {
  approved: 23,
  submitted: 5,
  in_progress: 4,
  invited: 3,
  requested: 1,
  suspended: 1,
  rejected: 1,
  declined: 1,
  ended: 1,
};

const { northfield, lakeshore, riverbend } = DEMO_COMPANY_IDS;
const CLIENTS = [northfield, lakeshore, riverbend];

/**
 * The one client of each contractor that has one, by place in the sample list. Place 17 is missing: that contractor is
 * connected to nobody, so its pages show their empty states.
 */
const SINGLE_CLIENT: Readonly<Record<number, string>> = {
  9: lakeshore,
  10: riverbend,
  11: northfield,
  12: lakeshore,
  13: riverbend,
  14: northfield,
  15: riverbend,
  16: lakeshore,
  18: northfield,
  19: lakeshore,
  20: northfield,
  21: riverbend,
  22: lakeshore,
  23: northfield,
};

interface Pair {
  readonly clientId: string;
  readonly contractorId: string;
}

function clientsOf(index: number): readonly string[] {
  if (index < 8) return CLIENTS;
  if (index === 8) return [northfield, lakeshore];
  const single = SINGLE_CLIENT[index];
  return single === undefined ? [] : [single];
}

/** 8 contractors serve three clients, 1 serves two, 14 serve one, 1 none (domain section 8). */
function pairs(): readonly Pair[] {
  return CONTRACTORS.flatMap((_, index) =>
    clientsOf(index).map((clientId) => ({ clientId, contractorId: contractorId(index) })),
  );
}

/** States that the demo accounts, the suspended and the archived company must have. */
const FIXED_STATES: Readonly<Record<string, EngagementState>> = {
  [engagementId(northfield, DEMO_PEOPLE.contractor.companyId)]: 'approved',
  [engagementId(lakeshore, DEMO_PEOPLE.contractor.companyId)]: 'submitted',
  [engagementId(riverbend, DEMO_PEOPLE.contractor.companyId)]: 'invited',
  [engagementId(riverbend, contractorId(1))]: 'requested',
  [engagementId(riverbend, contractorId(2))]: 'submitted',
  [engagementId(northfield, contractorId(1))]: 'submitted',
  [engagementId(northfield, contractorId(3))]: 'in_progress',
  [engagementId(northfield, contractorId(4))]: 'invited',
  [engagementId(northfield, contractorId(5))]: 'declined',
  [engagementId(lakeshore, contractorId(6))]: 'rejected',
  [engagementId(northfield, DEMO_PEOPLE.contractorLimited.companyId)]: 'in_progress',
  [engagementId(lakeshore, SUSPENDED_CONTRACTOR)]: 'suspended',
  [engagementId(lakeshore, ARCHIVED_CONTRACTOR)]: 'ended',
};

/** The states nobody has claimed yet, as often as the counts ask. */
function freeStates(): readonly EngagementState[] {
  const fixed = Object.values(FIXED_STATES);
  return (Object.keys(STATE_COUNTS) as EngagementState[]).flatMap((state) =>
    Array.from<EngagementState>({
      length: STATE_COUNTS[state] - fixed.filter((taken) => taken === state).length,
    }).fill(state),
  );
}

const REASONS: Readonly<Partial<Record<EngagementState, string>>> = {
  suspended: 'General liability insurance ended and no renewal is on file.',
  rejected: 'The safety program does not cover work at height.',
  declined: 'The work is outside the region we serve.',
  ended: 'The company closed its business at the end of the year.',
};

/** Days since the last change, by state: what waits for somebody is recent. */
const AGE: Readonly<Partial<Record<EngagementState, readonly [number, number]>>> = {
  requested: [1, 4],
  invited: [1, 10],
  in_progress: [2, 20],
  submitted: [1, 9],
};

type Decision = Pick<EngagementRecord, 'decidedBy' | 'decidedAt' | 'decisionReason' | 'startOn' | 'endOn'>;

function decisionOf(state: EngagementState, date: string, by: string): Decision {
  const isDecided = ['approved', 'suspended', 'rejected', 'declined', 'ended'].includes(state);
  const reason = REASONS[state];
  return {
    ...(isDecided ? { decidedBy: by, decidedAt: at(date, 16) } : {}),
    ...(reason === undefined ? {} : { decisionReason: reason }),
    ...(state === 'approved' || state === 'suspended' ? { startOn: addDays(date, 3) } : {}),
    ...(state === 'ended' ? { endOn: date } : {}),
  };
}

/** Who decides for a client: its own approver, or customer service on the reduced plan. */
function deciderOf(clientId: string): string {
  if (clientId === riverbend) return DEMO_PEOPLE.cs.uid;
  return clientId === northfield ? DEMO_PEOPLE.client.uid : DEMO_PEOPLE.client2.uid;
}

type Actors = Pick<EngagementRecord, 'requestedBy'> & { readonly last: string };

/** Who asked first and who acted last. A reduced client requests, and customer service invites for it. */
function actorsOf(pair: Pair, state: EngagementState): Actors {
  const decider = deciderOf(pair.clientId);
  const requestedBy = pair.clientId === riverbend ? DEMO_PEOPLE.clientReduced.uid : decider;
  if (state === 'requested') return { requestedBy, last: requestedBy };
  return { requestedBy, last: state === 'declined' ? firstUserOf(pair.contractorId) : decider };
}

export function buildEngagements(
  companies: readonly DemoCompany[],
  today: string,
  random: Random,
): readonly DemoEngagement[] {
  const byId = new Map(companies.map((company) => [company.id, company.record]));
  const free = [...random.shuffle(freeStates())];
  return pairs().map(({ clientId, contractorId: contractor }) => {
    const id = engagementId(clientId, contractor);
    const state = FIXED_STATES[id] ?? free.pop() ?? 'approved';
    const [youngest, oldest] = AGE[state] ?? [15, 220];
    const changedOn = addDays(today, -random.int(youngest, oldest));
    const created = at(addDays(changedOn, -random.int(10, 60)), 14);
    const { requestedBy, last } = actorsOf({ clientId, contractorId: contractor }, state);
    const worker = byId.get(contractor);
    return {
      id,
      record: {
        clientId,
        contractorId: contractor,
        clientName: byId.get(clientId)?.name ?? '',
        contractorName: worker?.name ?? '',
        nameWords: nameWords(worker?.name ?? ''),
        state,
        workTypes: worker?.trades ?? [],
        riskLevel: random.pick(['low', 'medium', 'high']),
        sites: [random.pick(['Main site', 'North yard', 'Plant 2'])],
        requestedBy,
        ...decisionOf(state, changedOn, last),
        ...stamps(created, at(changedOn, 16), last),
      },
    };
  });
}
