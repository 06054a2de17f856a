import { DRAFT, evidence, type Fixtures, stamped } from '@vcms/testing/access';

export const PROGRAM_FIXTURES: Fixtures = {
  programVersions: evidence(
    { programId: 'hot-work', docId: 'doc1', pageRefs: { e1: 3 }, declaredNotApplicable: false },
    { pageRefs: { e1: 4 } },
    {
      stored: ({ contractor }) => ({
        parents: [contractor],
        id: 'hot-work_1',
        data: stamped({
          programId: 'hot-work',
          docId: 'doc1',
          pageRefs: {},
          declaredNotApplicable: false,
          contractorId: contractor,
          ...DRAFT,
        }),
      }),
      fresh: ({ contractor }) => ({
        parents: [contractor],
        id: 'hot-work_2',
        data: {
          programId: 'hot-work',
          docId: 'doc1',
          pageRefs: {},
          declaredNotApplicable: false,
          contractorId: contractor,
          ...DRAFT,
        },
      }),
    },
  ),
};
