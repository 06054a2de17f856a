import { EVIDENCE_ROW, type LineAccess } from '@vcms/testing/access';
import { ANSWER_FIXTURE } from './answer-fixture.ts';

export const access: LineAccess = {
  records: {
    answers: {
      cells: EVIDENCE_ROW,
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
};
