import {
  evidence,
  type Fields,
  type Fixture,
  isClient,
  NEXT_MONTH,
  nameOf,
  OF_CONTRACTOR,
  plainFixture,
  relation,
  shownId,
  shownToClients,
  stamped,
  TODAY,
} from '@vcms/testing/access';

const HANDED_IN = { state: 'submitted', submittedOn: TODAY };

/** A policy of general liability. */
export const POLICY: Fields = {
  line: 'gl',
  insurerName: 'Granite Mutual',
  policyNumber: 'GL-100200',
  effective: '2026-01-01',
  expiration: '2027-01-01',
  limits: { gl_each_occurrence: 1_000_000 },
  claimsMade: false,
  autos: [],
  endorsements: { additional_insured: { basis: 'blanket' } },
  namedInsured: 'Acme Roofing LLC',
  producer: { name: 'Oak Street Risk', email: 'context@oak.example.test' },
};

/** A policy as it was submitted. */
const VERSION: Fields = {
  ...POLICY,
  policyId: 'd1',
  version: 1,
  submittedOn: '2026-01-02',
  submittedAt: new Date('2026-01-02T15:00:00Z'),
  submittedBy: 'u-somebody',
};

function brokerRequest(contractor: string): Fields {
  return {
    contractorId: contractor,
    contractorName: nameOf(contractor),
    requestedBy: 'u1',
    requesterName: 'Ira Vale',
    brokerName: 'Oak Street Risk',
    note: '',
    asks: [],
    tokenHash: '0'.repeat(64),
    expiresOn: NEXT_MONTH,
    state: 'sent',
    round: 1,
    mailed: false,
    files: [],
  };
}

export const POLICY_FIXTURES: Readonly<
  Record<'policies' | 'policyVersions' | 'policyHolders' | 'brokerRequests' | 'renewalConsents', Fixture>
> = {
  policies: shownToClients(evidence(POLICY, { insurerName: 'Prairie Casualty' })),
  policyVersions: evidence(
    {},
    { insurerName: 'Prairie Casualty' },
    {
      stored: ({ contractor }) => ({
        parents: [contractor, 'd1'],
        id: '1',
        data: stamped({ ...VERSION, contractorId: contractor }),
      }),
      fresh: ({ contractor }) => ({
        parents: [contractor, 'd1'],
        id: '2',
        data: { ...VERSION, version: 2, contractorId: contractor },
      }),
    },
  ),
  policyHolders: relation(
    () => ({}),
    { scheduled: ['additional_insured'] },
    {
      everywhere: true,
      stored: ({ client, contractor }, actor) => {
        const policyId = isClient(actor) ? shownId('d1') : 'd1';
        const content = { policyId, clientId: client, scheduled: [], docIds: [], ...HANDED_IN };
        return { parents: [contractor, policyId], id: client, data: stamped(content) };
      },
      fresh: ({ client, contractor }) => ({
        parents: [contractor, 'd2'],
        id: client,
        data: { policyId: 'd2', clientId: client, scheduled: [], docIds: ['doc1'], ...HANDED_IN },
      }),
      filter: () => [],
    },
  ),
  brokerRequests: plainFixture(
    OF_CONTRACTOR,
    () => [],
    ({ contractor }) => brokerRequest(contractor),
    { state: 'revoked' },
    {
      stored: ({ contractor }) => ({
        parents: [],
        id: `by-${contractor}`,
        data: stamped(brokerRequest(contractor)),
      }),
      filter: ({ contractor }) => [['contractorId', '==', contractor]],
    },
  ),
  renewalConsents: plainFixture(
    OF_CONTRACTOR,
    ({ contractor }) => [contractor],
    ({ contractor }) => ({
      contractorId: contractor,
      policyId: 'd1',
      producerName: 'Oak Street Risk',
      brokerName: 'Oak Street Risk',
      brokerEmail: 'renewals@oak.example.test',
      allowedBy: 'u1',
    }),
    { brokerEmail: 'somebody@else.example.test' },
    { everywhere: true },
  ),
};
