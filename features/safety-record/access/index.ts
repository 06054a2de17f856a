import {
  EVIDENCE_MOVES,
  EVIDENCE_ROW,
  EVIDENCE_STATES,
  EVIDENCE_TABLE,
  type LineAccess,
  REFERENCE_ROW,
  row,
} from '@vcms/testing/access';
import { SAFETY_FIXTURES } from './safety-fixtures.ts';
import { SAFETY_ISOLATION } from './safety-isolation.ts';
import { VERSION_FIXTURES } from './version-fixtures.ts';

/** Kept by the server at each submission, for everybody who reads the record. */
const KEPT = row('gl A', 'gl A', 'gl E', '', 'gl O', '');

const EVIDENCE = { cells: EVIDENCE_ROW, moves: EVIDENCE_TABLE };

export { EMR, LOG } from './safety-fixtures.ts';

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
    oshaYearVersions: { cells: KEPT, fixture: VERSION_FIXTURES.oshaYearVersions },
    emrVersions: { cells: KEPT, fixture: VERSION_FIXTURES.emrVersions },
    notRatedVersions: { cells: KEPT, fixture: VERSION_FIXTURES.notRatedVersions },
    emr: { ...EVIDENCE, fixture: SAFETY_FIXTURES.emr },
    notRated: { ...EVIDENCE, fixture: SAFETY_FIXTURES.notRated },
    benchmarks: { cells: REFERENCE_ROW, fixture: SAFETY_FIXTURES.benchmarks },
  },
  isolation: SAFETY_ISOLATION,
};
