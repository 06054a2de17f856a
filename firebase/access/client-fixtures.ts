import {
  type Actor,
  type Fields,
  type Fixture,
  type Fixtures,
  NEXT_MONTH,
  OF_CLIENT,
  OF_COMPANY,
  plainFixture,
  reference,
  type Spot,
  stamped,
  TODAY,
} from '@vcms/testing/access';

export const REQUIREMENTS: Fields = {
  effectiveFrom: NEXT_MONTH,
  status: 'draft',
  changeNote: 'Higher limits',
  insurance: {
    gl: {
      required: true,
      limits: { gl_each_occurrence: 1_000_000, gl_general_aggregate: 2_000_000 },
      endorsements: ['additional_insured'],
      warnDays: 30,
    },
  },
  osha: {
    required: true,
    basis: 'pooled_3yr',
    trir: { limit: '3.00' },
    maxDeaths: null,
    smallEmployerRule: null,
    newCompanyRequiresVariance: false,
  },
  emr: { required: true, latest: '1.00', notRatedTreatment: 'assume_1_00', warnDays: 30 },
  naicsGroups: [{ name: 'Specialty trades', naics: ['238'], trir: { limit: '2.00' } }],
  programs: [],
  questionnaire: { required: false, definitionId: 'safety', maxAgeMonths: 12 },
  documents: [],
  staffDocs: [],
  policy: {
    graceDays: 7,
    varianceMaxDays: 180,
    fourEyes: false,
    selfReview: false,
    staffAffectsCompany: false,
  },
};

function isContractor({ role }: Actor): boolean {
  return role === '5005' || role === '5006';
}

/** Definitions belong to the firm or to a client. */
const OF_OWNER: Fixture['spots'] = (actor) => {
  const spot = (client: string) => ({ client, contractor: '', company: '' });
  if (actor.companyId === 'firm') return { own: spot('firm'), other: spot('X') };
  return actor.companyId === 'X' ? { own: spot('X'), other: spot('Y') } : { other: spot('X') };
};

export function versionRecord(owner: string, n: number, status: string): Fields {
  return {
    definitionId: `def-${owner.toLowerCase()}`,
    n,
    owner,
    title: 'Safety',
    sections: [],
    status,
    ...(status === 'draft' ? {} : { publishedOn: TODAY }),
  };
}

/** One that is over: the other records of the contractor can be submitted. */
function pauseOf({ company }: Spot): Fields {
  const over = new Date(Date.now() - 3_600_000);
  return { companyId: company, until: over, writesUntil: over };
}

export const CLIENT_FIXTURES: Fixtures = {
  clientPolicies: plainFixture(
    OF_CLIENT,
    () => [],
    () => ({ fourEyes: true }),
    { fourEyes: true },
    {
      stored: ({ client }) => ({
        parents: [],
        id: client,
        data: stamped({ ...(REQUIREMENTS.policy as Fields), clientId: client }),
      }),
    },
  ),
  requirementSets: plainFixture(
    OF_CLIENT,
    ({ client }) => [client],
    ({ client }) => ({ ...REQUIREMENTS, clientId: client, n: 3 }),
    { changeNote: 'Even higher limits' },
    {
      everywhere: true,
      stored: ({ client }, actor) => ({
        parents: [client],
        id: isContractor(actor) ? '1' : '2',
        data: stamped({
          ...REQUIREMENTS,
          clientId: client,
          n: isContractor(actor) ? 1 : 2,
          status: isContractor(actor) ? 'published' : 'draft',
        }),
      }),
      fresh: ({ client }) => ({
        parents: [client],
        id: '3',
        data: { ...REQUIREMENTS, clientId: client, n: 3 },
      }),
      filter: (_spot, actor) => (isContractor(actor) ? [['status', 'in', ['published', 'superseded']]] : []),
    },
  ),
  questionnaires: plainFixture(
    OF_OWNER,
    () => [],
    ({ client }) => ({ owner: client, title: 'Safety' }),
    { title: 'Safety and health' },
    {
      stored: ({ client }) => ({
        parents: [],
        id: `def-${client.toLowerCase()}`,
        data: stamped({ owner: client, title: 'Safety' }),
      }),
      fresh: ({ client }, { role }) => ({
        parents: [],
        id: client === 'firm' ? `new-${role}` : `${client.toLowerCase()}-supplement`,
        data: { owner: client, title: 'Safety' },
      }),
      filter: ({ client }, { role }) => (role === '5003' ? [['owner', '==', client]] : []),
    },
  ),
  questionnaireVersions: plainFixture(
    OF_OWNER,
    ({ client }) => [`def-${client.toLowerCase()}`],
    ({ client }) => versionRecord(client, 3, 'draft'),
    { title: 'Safety and health' },
    {
      everywhere: true,
      stored: ({ client }, { role }) => {
        const n = isContractor({ role } as Actor) ? 1 : 2;
        const data = stamped(versionRecord(client, n, n === 1 ? 'published' : 'draft'));
        return { parents: [`def-${client.toLowerCase()}`], id: String(n), data };
      },
      fresh: ({ client }) => ({
        parents: [`def-${client.toLowerCase()}`],
        id: '3',
        data: versionRecord(client, 3, 'draft'),
      }),
      filter: ({ client }, actor) => {
        if (actor.role === '5003') return [['owner', '==', client]];
        return isContractor(actor) ? [['status', 'in', ['published', 'retired']]] : [];
      },
    },
  ),
  naicsCodes: reference(
    '238160',
    (role) => `23${role}`,
    { title: 'Roofing contractors' },
    { title: 'Roofers' },
  ),
  helpTexts: reference(
    'tour',
    (role) => `new-${role}`,
    { roles: ['5003'], group: 'Start', title: 'A tour', body: 'Welcome.', order: 1 },
    { title: 'The tour' },
  ),
  reminderLog: reference('r1', (role) => `new-${role}`, { at: TODAY }, { at: NEXT_MONTH }),
  auditChains: reference('A', (role) => `new-${role}`, { n: 1, hash: '0'.repeat(64) }, { n: 2 }),
  failedJobs: reference('j1', (role) => `new-${role}`, { cause: 'No answer.' }, { cause: 'None.' }),
  intakePauses: plainFixture(
    OF_COMPANY,
    () => [],
    pauseOf,
    { until: new Date(0) },
    { stored: (spot) => ({ parents: [], id: spot.company, data: pauseOf(spot) }) },
  ),
  mail: reference('m1', (role) => `new-${role}`, { to: 'ana@example.test' }, { to: 'ben@example.test' }),
};
