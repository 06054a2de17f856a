import {
  CLIENT_IDS,
  type Fields,
  type Fixture,
  nameOf,
  OF_COMPANY,
  plainFixture,
  stamped,
} from '@vcms/testing/access';

/** A company of the little world. */
export function companyRecord(id: string): Fields {
  const kind = id === 'firm' ? 'firm' : CLIENT_IDS.includes(id) ? 'client' : 'contractor';
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

const PRIVATE = { ein: '001234567', ownerName: 'Ira Vale', taxClass: 'C corporation' };

export const COMPANY_FIXTURES: Readonly<Record<'companies' | 'companyPrivate' | 'contacts', Fixture>> = {
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
};
