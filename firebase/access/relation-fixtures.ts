import type { Actor } from '../rules-world.ts';
import { IN_TWO_MONTHS, NEXT_MONTH, TODAY } from './days.ts';
import {
  type Fields,
  type Fixture,
  type Fixtures,
  nameOf,
  OF_RELATION,
  plainFixture,
  type Spot,
  stamped,
} from './fixture.ts';

const HANDED_IN = { state: 'submitted', submittedOn: TODAY };

export function isContractor({ role }: Actor): boolean {
  return role === '5005' || role === '5006';
}

export function isFirm({ role }: Actor): boolean {
  return role === '5001' || role === '5002';
}

/** The own side of a relation, which a list must name. */
export function bySide(spot: Spot, actor: Actor): readonly (readonly [string, '==' | 'in', unknown])[] {
  return isContractor(actor) ? [['contractorId', '==', spot.contractor]] : [['clientId', '==', spot.client]];
}

export function relation(
  content: (spot: Spot, actor: Actor) => Fields,
  edit: Fields,
  more: Partial<Fixture> = {},
): Fixture {
  const whole = (spot: Spot, actor: Actor): Fields => ({
    clientId: spot.client,
    contractorId: spot.contractor,
    ...content(spot, actor),
  });
  return plainFixture(OF_RELATION, () => [], whole, edit, {
    stored: (spot, actor) => ({
      parents: [],
      id: `${spot.client}-${spot.contractor}`,
      data: stamped(whole(spot, actor)),
    }),
    fresh: (spot, actor) => ({
      parents: [],
      id: `new-${actor.role}-${spot.client}`,
      data: whole(spot, actor),
    }),
    filter: bySide,
    ...more,
  });
}

export function engagementRecord(client: string, contractor: string, state: string): Fields {
  return {
    clientId: client,
    contractorId: contractor,
    clientName: nameOf(client),
    contractorName: nameOf(contractor),
    state,
    workTypes: ['roofing'],
    riskLevel: 'medium',
    sites: ['North yard'],
  };
}

export const OVERRIDE: Fields = {
  key: 'insurance.auto.auto_csl',
  waived: false,
  value: 500_000,
  reason: 'Small vehicles on private ground only',
  from: TODAY,
  to: IN_TWO_MONTHS,
  state: 'active',
};

export function varianceContent(uid: string, role: string): Fields {
  return {
    key: 'insurance.auto',
    reason: 'Renewal at the carrier is delayed',
    requestedBy: uid,
    requestedRole: role,
    from: TODAY,
    to: NEXT_MONTH,
    state: 'requested',
  };
}

/** In whose place an engagement can still be made: nobody is engaged with W, Z with nobody. */
function freshPair({ client, contractor }: Spot, actor: Actor): readonly [string, string] {
  if (isContractor(actor)) return ['W', contractor];
  return isFirm(actor) ? ['W', 'Z'] : [client, 'Z'];
}

export const RELATION_FIXTURES: Fixtures = {
  engagements: relation(
    () => ({}),
    { riskLevel: 'high' },
    {
      stored: ({ client, contractor }) => ({
        parents: [],
        id: `${client}_${contractor}`,
        data: stamped(engagementRecord(client, contractor, contractor === 'L' ? 'in_progress' : 'approved')),
      }),
      fresh: (spot, actor) => {
        const [client, contractor] = freshPair(spot, actor);
        const data = engagementRecord(client, contractor, actor.role === '5004' ? 'requested' : 'invited');
        return { parents: [], id: `${client}_${contractor}`, data };
      },
    },
  ),
  requirementOverrides: relation(() => OVERRIDE, { reason: 'Another reason of enough length' }),
  variances: relation(
    (_spot, { uid, role }) => varianceContent(uid, role),
    { reason: 'Changed afterwards, long' },
    {
      stored: ({ client, contractor }) => ({
        parents: [],
        id: `v-${client}-${contractor}`,
        data: stamped({
          clientId: client,
          contractorId: contractor,
          ...varianceContent('u-somebody', '5005'),
        }),
      }),
    },
  ),
  varianceInternal: relation(
    () => ({}),
    { note: 'Changed.' },
    {
      stored: ({ client, contractor }) => ({
        parents: [`v-${client}-${contractor}`],
        id: 'main',
        data: stamped({ note: 'Their third request.' }),
      }),
      fresh: ({ client, contractor }) => ({
        parents: [`bare-${client}-${contractor}`],
        id: 'main',
        data: { note: 'Their third request.' },
      }),
      filter: () => [],
    },
  ),
  staffAssignments: relation(
    () => ({}),
    { sites: ['North yard'] },
    {
      stored: ({ client, contractor }) => ({
        parents: [],
        id: `${client}_s-${contractor}`,
        data: stamped(assignment(client, contractor, `s-${contractor}`)),
      }),
      fresh: ({ client, contractor }) => ({
        parents: [],
        id: `${client}_s2`,
        data: assignment(client, contractor, 's2'),
      }),
    },
  ),
  policyHolders: relation(
    () => ({}),
    { scheduled: ['additional_insured'] },
    {
      everywhere: true,
      stored: ({ client, contractor }) => ({
        parents: [contractor, 'd1'],
        id: client,
        data: stamped({ policyId: 'd1', clientId: client, scheduled: [], docIds: [], ...HANDED_IN }),
      }),
      fresh: ({ client, contractor }) => ({
        parents: [contractor, 'd2'],
        id: client,
        data: { policyId: 'd2', clientId: client, scheduled: [], docIds: ['doc1'], ...HANDED_IN },
      }),
      filter: () => [],
    },
  ),
  snapshots: relation(
    (spot) => ({ clientName: spot.client, contractorName: spot.contractor, visible: true }),
    { visible: false },
    {
      filter: (spot, actor) =>
        isContractor(actor) ? bySide(spot, actor) : [...bySide(spot, actor), ['visible', '==', true]],
    },
  ),
  audit: relation(() => ({ at: new Date(), action: 'policy.submit' }), { action: 'policy.accept' }),
};

function assignment(client: string, contractor: string, staffId: string): Fields {
  return {
    clientId: client,
    staffId,
    contractorId: contractor,
    name: 'Ana Ruiz',
    jobRole: 'Roofer',
    sites: [],
    from: '2026-01-01',
  };
}
