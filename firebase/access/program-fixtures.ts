import { DRAFT, evidence, type Fixtures, stamped } from '@vcms/testing/access';

export const PROGRAM_FIXTURES: Fixtures = {
  answers: evidence(
    {},
    { progressPct: 50 },
    {
      stored: ({ contractor }) => ({
        parents: [contractor],
        id: 'safety',
        data: stamped({
          definitionId: 'safety',
          defVersion: 1,
          answers: {},
          progressPct: 0,
          contractorId: contractor,
          ...DRAFT,
        }),
      }),
      fresh: ({ contractor }) => ({
        parents: [contractor],
        id: 'extra',
        data: {
          definitionId: 'extra',
          defVersion: 1,
          answers: {},
          progressPct: 0,
          contractorId: contractor,
          ...DRAFT,
        },
      }),
    },
  ),
};
