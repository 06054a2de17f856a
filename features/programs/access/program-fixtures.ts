import { DRAFT, evidence, type Fields, type Fixture, shownToClients, stamped } from '@vcms/testing/access';

const CONTENT: Fields = { docId: 'doc1', pageRefs: { e1: 3 }, declaredNotApplicable: false, edition: 2 };

export const PROGRAM_VERSIONS: Fixture = shownToClients(
  evidence(
    CONTENT,
    { pageRefs: { e1: 4 } },
    {
      stored: ({ contractor }) => ({
        parents: [contractor],
        id: 'hot-work_1',
        data: stamped({ programId: 'hot-work', ...CONTENT, contractorId: contractor, ...DRAFT }),
      }),
      fresh: ({ contractor }) => ({
        parents: [contractor],
        id: 'ladders_1',
        data: { programId: 'ladders', ...CONTENT, contractorId: contractor, ...DRAFT },
      }),
    },
  ),
);
