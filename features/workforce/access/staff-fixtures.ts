import {
  bySide,
  DRAFT,
  type Fields,
  type Fixture,
  isContractor,
  OF_CLIENT,
  OF_CONTRACTOR,
  plainFixture,
  relation,
  shownToClients,
  stamped,
} from '@vcms/testing/access';

const DOC_TYPE = {
  name: 'First aid and CPR',
  validMonths: 24,
  jobRoles: 'all',
  required: true,
  sensitive: false,
  warnDays: 30,
  active: true,
};

/** What a client shows as a sample. */
export function sampleRecord(client: string, id: string): Fields {
  return {
    clientId: client,
    title: 'First aid and CPR',
    fileName: 'card.pdf',
    contentType: 'application/pdf',
    size: 1000,
    sha256: 'a'.repeat(64),
    storagePath: `companies/${client}/samples/${id}/1/card.pdf`,
    virusScan: 'pending',
  };
}

/** Somebody who works for a contractor. */
export function person(contractor: string): Fields {
  return {
    contractorId: contractor,
    firstName: 'Ana',
    lastName: 'Ruiz',
    jobRole: 'Roofer',
    trade: 'roofing',
    hireDate: '2020-05-01',
    badgeNo: '17',
    status: 'active',
  };
}

const STAFF_DOCUMENT = {
  typeId: 'first-aid',
  issuer: 'Red Cross',
  number: '1234',
  issuedOn: '2026-03-01',
  docId: 'doc9',
  sensitive: false,
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

export const STAFF_FIXTURES: Readonly<
  Record<
    'staffDocTypes' | 'sampleDocuments' | 'staff' | 'staffDocuments' | 'staffAssignments' | 'staffSnapshots',
    Fixture
  >
> = {
  staffDocTypes: plainFixture(
    OF_CLIENT,
    ({ client }) => [client],
    ({ client }) => ({ ...DOC_TYPE, clientId: client }),
    { validMonths: 12 },
    { everywhere: true },
  ),
  sampleDocuments: plainFixture(
    OF_CLIENT,
    ({ client }) => [client],
    ({ client }, { role }) => sampleRecord(client, `new-${role}`),
    { title: 'Another sample' },
    { everywhere: true },
  ),
  staff: plainFixture(
    OF_CONTRACTOR,
    ({ contractor }) => [contractor],
    ({ contractor }) => person(contractor),
    { status: 'inactive' },
    {
      everywhere: true,
      stored: ({ contractor }) => ({
        parents: [contractor],
        id: `s-${contractor}`,
        data: stamped(person(contractor)),
      }),
    },
  ),
  staffDocuments: shownToClients(
    plainFixture(
      OF_CONTRACTOR,
      ({ contractor }) => [contractor, `s-${contractor}`],
      ({ contractor }) => ({
        ...STAFF_DOCUMENT,
        staffId: `s-${contractor}`,
        contractorId: contractor,
        ...DRAFT,
      }),
      { issuer: 'City clinic' },
      { everywhere: true },
    ),
  ),
  staffAssignments: relation(
    () => ({}),
    { sites: ['North yard'] },
    {
      stored: ({ client, contractor }) => ({
        parents: [],
        id: `${client}_s-${contractor}`,
        data: stamped({ ...assignment(client, contractor, `s-${contractor}`), visible: true }),
      }),
      fresh: ({ client, contractor }) => ({
        parents: [],
        id: `${client}_s2`,
        data: assignment(client, contractor, 's2'),
      }),
      // What the client chooses, it says to be its own choice.
      edit: (_spot, { role }) => ({
        sites: ['North yard'],
        ...(role === '5003' ? { areSitesByClient: true } : {}),
      }),
      filter: (spot, actor) =>
        isContractor(actor) ? bySide(spot, actor) : [...bySide(spot, actor), ['visible', '==', true]],
    },
  ),
  staffSnapshots: relation(
    () => ({ staffId: 's2', name: 'Ana Ruiz', jobRole: 'Roofer', sites: [], status: 'missing', lacking: [] }),
    { status: 'ready' },
  ),
};
