import { shownEvidenceQuery } from '@vcms/data';
import { emrRecordsQuery, notRatedQuery, oshaYearsQuery } from '@vcms/safety-record/data';
import type { Runs } from './runs.ts';

/** Queries of a contractor's statistics: its own people and the firm see drafts, a client does not. */
export const SAFETY_RUNS = {
  oshaYearsQuery: [
    ['5002', (db) => oshaYearsQuery(db, 'A')],
    ['5003', (db) => shownEvidenceQuery(oshaYearsQuery(db, 'A'))],
    ['5005', (db) => oshaYearsQuery(db, 'A')],
  ],
  emrRecordsQuery: [
    ['5002', (db) => emrRecordsQuery(db, 'A')],
    ['5003', (db) => shownEvidenceQuery(emrRecordsQuery(db, 'A'))],
    ['5005', (db) => emrRecordsQuery(db, 'A')],
  ],
  notRatedQuery: [
    ['5002', (db) => notRatedQuery(db, 'A')],
    ['5003', (db) => shownEvidenceQuery(notRatedQuery(db, 'A'))],
    ['5005', (db) => notRatedQuery(db, 'A')],
  ],
} satisfies Runs;
