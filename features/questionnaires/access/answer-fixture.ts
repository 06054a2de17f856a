import { DRAFT, evidence, type Fields, type Fixture, shownToClients, stamped } from '@vcms/testing/access';

const ANSWERS: Fields = {
  defVersion: 1,
  knownVersion: 1,
  answers: {},
  progressPct: 100,
  signedBy: 'Pat Moreno',
  signedTitle: 'Safety manager',
};

/** The id names the questionnaire. */
export function about(contractor: string, definitionId: string): Fields {
  return { ...ANSWERS, definitionId, contractorId: contractor, ...DRAFT };
}

export const ANSWER_FIXTURE: Fixture = shownToClients(
  evidence(
    {},
    { signedTitle: 'Owner' },
    {
      stored: ({ contractor }) => ({
        parents: [contractor],
        id: 'safety',
        data: stamped(about(contractor, 'safety')),
      }),
      fresh: ({ contractor }) => ({ parents: [contractor], id: 'extra', data: about(contractor, 'extra') }),
    },
  ),
);
