import {
  addDays,
  documentPath,
  engagementId,
  INSURANCE_LINES,
  policyTasks,
  type TaskPolicy,
} from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import type { DocumentData } from 'firebase-admin/firestore';
import type { AdminSdk } from './admin-sdk.ts';
import { stampsOf } from './stamps.ts';

/** Policies that wait beside those of the demo data, all of them longer. */
export const WAITING = 2_000;
/** All of them work for the demo client. */
const CONTRACTORS = 400;
const BATCH = 400;

const CLIENT = { clientId: DEMO_PEOPLE.client.companyId, clientName: 'Northfield Energy' };
const STAMPS = stampsOf('waiting');

type Place = readonly [path: string, data: DocumentData];

function nameOf(at: number): string {
  return `Waiting Works ${String(at).padStart(3, '0')}`;
}

function contractorAt(at: number): readonly Place[] {
  const contractorId = `waiting-${at}`;
  const company = {
    kind: 'contractor',
    plan: 'full',
    name: nameOf(at),
    address1: '12 Canal Street',
    city: 'Chicago',
    state: 'IL',
    Zip: '60606',
    phone: '+13125550143',
    naicsOther: [],
    trades: ['roofing'],
    timezone: 'America/Chicago',
    status: 'active',
  };
  const pair = { ...CLIENT, contractorId, contractorName: nameOf(at), state: 'approved' };
  return [
    [documentPath('companies', contractorId), company],
    [
      documentPath('engagements', engagementId(CLIENT.clientId, contractorId)),
      { ...pair, workTypes: ['roofing'], riskLevel: 'low', sites: [] },
    ],
  ];
}

function policyOf(at: number): TaskPolicy {
  return {
    id: `p${at}`,
    line: INSURANCE_LINES[Math.floor(at / 5) % INSURANCE_LINES.length] ?? 'gl',
    policyNumber: `WP-${at}`,
    namedInsured: nameOf(at % CONTRACTORS),
    expiration: '2030-01-01',
    state: at % 9 === 0 ? 'in_review' : 'submitted',
    version: 1,
    submittedOn: addDays('2025-01-01', at % 500),
  };
}

/** A policy, and the tasks that the server keeps of it. */
function policyAt(at: number): readonly Place[] {
  const contractor = at % CONTRACTORS;
  const contractorId = `waiting-${contractor}`;
  const policy = policyOf(at);
  const { id, ...content } = policy;
  const rest = {
    insurerName: 'Harbor Mutual',
    effective: '2025-01-01',
    limits: {},
    claimsMade: false,
    autos: [],
    endorsements: {},
    producer: { name: 'Lakeside Brokers' },
  };
  const tasks = policyTasks({
    contractorId,
    contractorName: nameOf(contractor),
    policies: [policy],
    holders: [],
    relations: [{ ...CLIENT, state: 'approved', selfReview: false, today: '2026-11-21' }],
    reviews: [],
  });
  return [
    [documentPath('policies', contractorId, id), { contractorId, ...content, ...rest }],
    ...tasks.map(({ id: taskId, ...task }): Place => [documentPath('reviewTasks', taskId), task]),
  ];
}

/** Policies of many contractors that wait for the firm and for their client. */
export async function addWaitingPolicies({ firestore }: AdminSdk): Promise<void> {
  const places = [
    ...Array.from({ length: CONTRACTORS }, (_, at) => contractorAt(at)).flat(),
    ...Array.from({ length: WAITING }, (_, at) => policyAt(at)).flat(),
  ];
  for (let from = 0; from < places.length; from += BATCH) {
    const batch = firestore.batch();
    for (const [path, data] of places.slice(from, from + BATCH))
      batch.set(firestore.doc(path), { ...data, ...STAMPS });
    await batch.commit();
  }
}

/** The numbers of those that meet a condition, in the order of a queue: by day, then by the id of the task. */
export function numbersInOrder(meets: (policy: TaskPolicy) => boolean = () => true): readonly string[] {
  const place = (at: number) => `${policyOf(at).submittedOn} waiting-${at % CONTRACTORS}_p${at}`;
  return Array.from({ length: WAITING }, (_, at) => at)
    .filter((at) => meets(policyOf(at)))
    .toSorted((left, right) => (place(left) < place(right) ? -1 : 1))
    .map((at) => policyOf(at).policyNumber);
}
