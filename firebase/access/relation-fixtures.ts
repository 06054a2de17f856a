import {
  type Actor,
  bySide,
  type Fields,
  type Fixtures,
  IN_TWO_MONTHS,
  isContractor,
  isFirm,
  nameOf,
  relation,
  type Spot,
  stamped,
  TODAY,
} from '@vcms/testing/access';

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
