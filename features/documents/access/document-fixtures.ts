import {
  DRAFT,
  evidence,
  type Fields,
  type Fixture,
  OF_CONTRACTOR,
  plainFixture,
  shownToClients,
  stamped,
  TODAY,
} from '@vcms/testing/access';

const FILE = {
  title: 'Form W-9',
  fileName: 'w9.pdf',
  contentType: 'application/pdf',
  size: 1000,
  sha256: 'a'.repeat(64),
  virusScan: 'pending',
};

function documentOf(contractor: string, id: string, role: string): Fields {
  const isContractor = role === '5005' || role === '';
  return {
    ...FILE,
    typeId: 'w9',
    category: 'w9',
    storagePath: `companies/${contractor}/docs/${id}/1/w9.pdf`,
    redacted: false,
    visibility: role === '5003' ? 'client:X' : 'engaged',
    contractorId: contractor,
    ...(isContractor ? DRAFT : { state: 'submitted', version: 1, submittedOn: TODAY }),
  };
}

/** Clients name whom a file is shown to, so that their query proves that they see it. */
const FILTER: Fixture['filter'] = (_spot, { role }) =>
  role === '5003' || role === '5004' ? [['visibility', 'in', ['engaged', 'client:X']]] : [];

/** What the server keeps of a file for the search; nobody writes it. */
function wordsOf(contractor: string, id: string): Fields {
  return { ...documentOf(contractor, id, ''), nameWords: ['form'], text: 'words' };
}

type Names = 'documents' | 'documentTexts' | 'restrictedDocuments';

export const DOCUMENT_FIXTURES: Readonly<Record<Names, Fixture>> = {
  documents: shownToClients(
    evidence(
      {},
      { title: 'Form W-9, signed' },
      {
        stored: ({ contractor }) => ({
          parents: [contractor],
          id: 'd1',
          data: stamped(documentOf(contractor, 'd1', '')),
        }),
        fresh: ({ contractor }, { role }) => ({
          parents: [contractor],
          id: `new-${role}`,
          data: documentOf(contractor, `new-${role}`, role),
        }),
        filter: FILTER,
      },
    ),
  ),
  documentTexts: shownToClients(
    evidence(
      {},
      { nameWords: ['found'] },
      {
        stored: ({ contractor }) => ({
          parents: [contractor],
          id: 'd1',
          data: stamped(wordsOf(contractor, 'd1')),
        }),
        fresh: ({ contractor }, { role }) => ({
          parents: [contractor],
          id: `new-${role}`,
          data: wordsOf(contractor, `new-${role}`),
        }),
        filter: FILTER,
      },
    ),
  ),
  restrictedDocuments: plainFixture(
    OF_CONTRACTOR,
    ({ contractor }) => [contractor],
    ({ contractor }, { role }) => ({
      ...FILE,
      kind: 'osha300',
      storagePath: `companies/${contractor}/restricted/new-${role}/1/w9.pdf`,
      contractorId: contractor,
    }),
    { title: 'Log' },
  ),
};
