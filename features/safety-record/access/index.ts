import {
  EVIDENCE_MOVES,
  EVIDENCE_ROW,
  EVIDENCE_STATES,
  EVIDENCE_TABLE,
  type LineAccess,
  REFERENCE_ROW,
} from '@vcms/testing/access';
import { SAFETY_FIXTURES } from './safety-fixtures.ts';

const EVIDENCE = { cells: EVIDENCE_ROW, moves: EVIDENCE_TABLE };

export const access: LineAccess = {
  records: {
    oshaYears: {
      cells: EVIDENCE_ROW,
      fixture: SAFETY_FIXTURES.oshaYears,
      // One record a year: taken up again after a withdrawal or a refusal.
      moves: {
        states: EVIDENCE_STATES,
        moves: { ...EVIDENCE_MOVES, 'withdrawn>draft': '5005', 'rejected>draft': '5005' },
      },
      leftToReaders: ['citations', 'establishments'],
    },
    emr: { ...EVIDENCE, fixture: SAFETY_FIXTURES.emr },
    notRated: { ...EVIDENCE, fixture: SAFETY_FIXTURES.notRated },
    benchmarks: { cells: REFERENCE_ROW, fixture: SAFETY_FIXTURES.benchmarks },
  },
};
