import { EVIDENCE_ROW, EVIDENCE_TABLE, type LineAccess, REFERENCE_ROW } from '@vcms/testing/access';
import { SAFETY_FIXTURES } from './safety-fixtures.ts';

const EVIDENCE = { cells: EVIDENCE_ROW, moves: EVIDENCE_TABLE };

export const access: LineAccess = {
  records: {
    oshaYears: { ...EVIDENCE, fixture: SAFETY_FIXTURES.oshaYears, leftToReaders: ['citations'] },
    emr: { ...EVIDENCE, fixture: SAFETY_FIXTURES.emr },
    notRated: { ...EVIDENCE, fixture: SAFETY_FIXTURES.notRated },
    benchmarks: { cells: REFERENCE_ROW, fixture: SAFETY_FIXTURES.benchmarks },
  },
};
