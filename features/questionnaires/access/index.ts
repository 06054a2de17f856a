import { EVIDENCE_ROW, type LineAccess, row } from '@vcms/testing/access';
import { ANSWER_FIXTURE } from './answer-fixture.ts';
import { ANSWER_ISOLATION, OTHER_SUPPLEMENT } from './answer-isolation.ts';
import { ANSWER_ROW_FIXTURE } from './answer-row-fixture.ts';

export const access: LineAccess = {
  records: {
    // Each side its own register, kept by the server: only 5002 and 5003 review (4.4).
    answerRows: { cells: row('gl O', 'gl O', 'gl O', '', '', ''), fixture: ANSWER_ROW_FIXTURE },
    answers: {
      // Clients open single answers; a list would hold those to other clients' supplements.
      cells: { ...EVIDENCE_ROW, 5003: 'g E' },
      fixture: ANSWER_FIXTURE,
      moves: {
        states: ['draft', 'submitted', 'in_review', 'accepted', 'changes_requested', 'outdated'],
        moves: {
          'draft>draft': '5005',
          'draft>submitted': '5005',
          'submitted>in_review': '5002',
          'changes_requested>draft': '5005',
          'outdated>draft': '5005',
          // Renewed before it grows too old.
          'accepted>draft': '5005',
        },
      },
    },
  },
  background: () => OTHER_SUPPLEMENT,
  isolation: ANSWER_ISOLATION,
};
