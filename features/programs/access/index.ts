import {
  EVIDENCE_MOVES,
  EVIDENCE_ROW,
  EVIDENCE_STATES,
  type LineAccess,
  OF_SCOPE,
  plainFixture,
  row,
  type Spot,
  stamped,
} from '@vcms/testing/access';
import { CATALOGUE, catalogueBackground } from './catalogue-fixtures.ts';
import { EDITION_ISOLATION } from './edition-isolation.ts';
import { PROGRAM_VERSIONS } from './program-fixtures.ts';

/** A correction is a record of its own: what was returned stays as it was. */
const { 'changes_requested>draft': _revision, ...MOVES } = EVIDENCE_MOVES;

function commentOf({ client: owner }: Spot) {
  return { owner, programId: 'hot-work', elementId: 'permit', text: 'Name who signs the permit.' };
}

export const access: LineAccess = {
  records: {
    programVersions: {
      cells: EVIDENCE_ROW,
      fixture: PROGRAM_VERSIONS,
      moves: { states: EVIDENCE_STATES, moves: MOVES, onlyNamed: true },
      leftToReaders: ['pageRefs'],
      trustedOnly: ['score', 'criticalFails', 'reviewedOn', 'validUntil', 'appeal'],
    },
    ...CATALOGUE,
    savedComments: {
      cells: row('gl O', 'glcud O', 'glcud O', '', '', ''),
      fixture: plainFixture(
        OF_SCOPE,
        () => [],
        commentOf,
        { text: 'Name who signs the permit, and for how long it holds.' },
        {
          // Each side has one of its own: they stand beside each other.
          stored: (spot) => ({ parents: [], id: `d-${spot.client}`, data: stamped(commentOf(spot)) }),
          filter: ({ client }) => [['owner', '==', client]],
        },
      ),
    },
  },
  background: catalogueBackground,
  isolation: EDITION_ISOLATION,
};
