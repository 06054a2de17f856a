import { userRecord } from '../rules-world.ts';
import { NEXT_MONTH } from './days.ts';
import {
  type Fields,
  type Fixtures,
  nameOf,
  OF_COMPANY,
  OF_CONTRACTOR,
  OF_PERSON,
  plainFixture,
  stamped,
} from './fixture.ts';

const CLIENTS = ['X', 'Y', 'W', 'R'];

export function companyRecord(id: string): Fields {
  const kind = id === 'firm' ? 'firm' : CLIENTS.includes(id) ? 'client' : 'contractor';
  return {
    kind,
    name: nameOf(id),
    ...(kind === 'firm' ? {} : { plan: id === 'R' ? 'reduced' : 'full' }),
    address1: '1 Main St',
    city: 'Peoria',
    state: 'IL',
    Zip: '61602-1234',
    phone: '+13095550100',
    naicsOther: ['238160'],
    trades: ['roofing'],
    timezone: 'America/Chicago',
    status: 'active',
  };
}

/** Kept by the server: it stands in the way of no edit. */
const COUNTS = { users: 1, engagements: 1 };

/** The main role of a company of the little world. */
function mainRole(company: string): string {
  if (company === 'firm') return '5002';
  if (CLIENTS.includes(company)) return '5003';
  return company === 'L' ? '5006' : '5005';
}

const PRIVATE = { ein: '001234567', ownerName: 'Ira Vale', taxClass: 'C corporation' };

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

export const COMPANY_FIXTURES: Fixtures = {
  companies: plainFixture(
    OF_COMPANY,
    () => [],
    () => companyRecord('XX'),
    { city: 'Joliet' },
    {
      stored: ({ company }) => ({
        parents: [],
        id: company,
        data: stamped({ ...companyRecord(company), counts: COUNTS }),
      }),
      fresh: (spot, { role }) => ({
        parents: [],
        id: `new${role}${spot.company}`,
        data: companyRecord('new'),
      }),
      filter: ({ company }) => [['__name__', '==', `companies/${company}`]],
    },
  ),
  companyPrivate: plainFixture(
    OF_COMPANY,
    ({ company }) => [company],
    () => PRIVATE,
    { taxClass: 'LLC' },
    {
      stored: ({ company }) => ({ parents: [company], id: 'main', data: stamped(PRIVATE) }),
      fresh: ({ company }) => ({ parents: [`bare${company}`], id: 'main', data: PRIVATE }),
    },
  ),
  contacts: plainFixture(
    OF_COMPANY,
    ({ company }) => [company],
    ({ company }) => ({ companyId: company, name: 'Ira Vale', email: 'ira@example.test', role: '5003' }),
    { name: 'Iris Vale' },
    { everywhere: true },
  ),
  users: plainFixture(
    OF_COMPANY,
    () => [],
    ({ company }) => userRecord(mainRole(company), company),
    { firstName: 'Iris' },
    {
      stored: ({ company }) => ({
        parents: [],
        id: `somebody-of-${company}`,
        data: stamped(userRecord(mainRole(company), company)),
      }),
      filter: ({ company }, { role }) =>
        role === '5002' ? [['role', '==', mainRole(company)]] : [['companyId', '==', company]],
    },
  ),
  invitations: plainFixture(
    OF_PERSON,
    () => [],
    ({ company }) => ({
      tokenHash: '0'.repeat(64),
      email: 'ana@example.test',
      role: mainRole(company),
      companyId: company,
      invitedBy: 'u1',
      inviterCompanyId: company,
      expiresOn: NEXT_MONTH,
      state: 'sent',
    }),
    { state: 'revoked' },
    {
      stored: ({ company }) => ({
        parents: [],
        id: `by-${company}`,
        data: stamped({ role: mainRole(company), inviterCompanyId: company, state: 'sent' }),
      }),
      filter: ({ company }, { role }) =>
        role === '5002' ? [['role', '==', mainRole(company)]] : [['inviterCompanyId', '==', company]],
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
  notifications: plainFixture(
    OF_PERSON,
    () => [],
    () => ({}),
    { read: true },
    {
      stored: ({ company }, actor) => {
        const toId = company === actor.companyId ? actor.uid : `u-of-${company}`;
        return { parents: [], id: `${toId}_matrix`, data: notice(toId, `${toId}_matrix`) };
      },
      fresh: (_spot, actor) => ({
        parents: [],
        id: `${actor.uid}_new`,
        data: notice(actor.uid, `${actor.uid}_new`),
      }),
      filter: ({ company }, actor) => [
        ['toId', '==', company === actor.companyId ? actor.uid : `u-of-${company}`],
      ],
    },
  ),
};

function notice(toId: string, id: string): Fields {
  return {
    id,
    toId,
    title: 'Approved',
    body: 'Northfield Energy approved you.',
    date_time: new Date(),
    read: false,
  };
}
