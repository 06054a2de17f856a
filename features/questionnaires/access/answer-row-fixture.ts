import { type Fixture, nameOf, OF_SCOPE, relation, type Spot, stamped } from '@vcms/testing/access';

/** `client` is whose row it is, the firm's as well. */
function rowOf({ client, contractor }: Pick<Spot, 'client' | 'contractor'>, definitionId: string) {
  return {
    parents: [],
    id: `${client}_${contractor}_${definitionId}`,
    data: {
      ...{ scope: client, contractorId: contractor, contractorName: nameOf(contractor), nameWords: [] },
      ...{ definitionId, title: 'Site safety', kind: 'general', defVersion: 1, version: 1 },
      ...{ state: 'submitted', progressPct: 100, submittedOn: '2026-11-20', knockouts: 0, marks: [] },
    },
  };
}

/** Rows of the registers of answers. */
export const ANSWER_ROW_FIXTURE: Fixture = relation(
  () => ({}),
  { state: 'accepted' },
  {
    spots: OF_SCOPE,
    stored: (spot) => ({ ...rowOf(spot, 'safety'), data: stamped(rowOf(spot, 'safety').data) }),
    fresh: (spot) => rowOf(spot, 'extra'),
    filter: ({ client }) => [['scope', '==', client]],
  },
);
