import {
  type Actor,
  type Fields,
  type Fixture,
  isContractor,
  isFirm,
  nameOf,
  relation,
  type Spot,
  stamped,
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

/** In whose place an engagement can still be made: nobody is engaged with W, Z with nobody. */
function freshPair({ client, contractor }: Spot, actor: Actor): readonly [string, string] {
  if (isContractor(actor)) return ['W', contractor];
  return isFirm(actor) ? ['W', 'Z'] : [client, 'Z'];
}

const DECISION: Fields = {
  action: 'approve',
  decidedBy: 'u-somebody',
  decidedByName: 'Somebody',
  varianceKeys: [],
};

const REQUEST: Fields = {
  companyName: 'Newcomer Roofing',
  contactName: 'Pat Newcomer',
  email: 'pat@example.test',
  workTypes: ['roofing'],
  riskLevel: 'medium',
  sites: [],
  requestedBy: 'u-somebody',
  state: 'waiting',
};

export const ENGAGEMENT_FIXTURES: Readonly<
  Record<'engagements' | 'engagementDecisions' | 'contractorRequests', Fixture>
> = {
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
  engagementDecisions: relation(() => DECISION, { reason: 'Changed afterwards.' }),
  contractorRequests: relation(() => REQUEST, { state: 'sent' }),
};
