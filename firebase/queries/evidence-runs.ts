import * as data from '@vcms/data';
import type { Runs } from './runs.ts';

/** Queries of what was submitted and decided. */
export const EVIDENCE_RUNS = {
  reviewQueueQuery: data.QUEUED_EVIDENCE.map((name) => ['5002', (db) => data.reviewQueueQuery(db, name)]),
  endingPoliciesQuery: [['5002', (db) => data.endingPoliciesQuery(db, '2026-11-01', '2026-12-01')]],
  endingDocumentsQuery: [['5002', (db) => data.endingDocumentsQuery(db, '2026-11-01', '2026-12-01')]],
  clientDocumentsQuery: [
    ['5003', (db) => data.clientDocumentsQuery(db, 'A', 'X')],
    ['5004', (db) => data.clientDocumentsQuery(db, 'A', 'X')],
  ],
  shownEvidenceQuery: [
    ['5003', (db) => data.shownEvidenceQuery(data.recordsOf(db, 'policies', 'A'))],
    ['5004', (db) => data.shownEvidenceQuery(data.recordsOf(db, 'policies', 'A'))],
    ['5003', (db) => data.shownEvidenceQuery(data.recordsOf(db, 'programVersions', 'A'))],
  ],
  clientReviewsQuery: [
    ['5003', (db) => data.clientReviewsQuery(db, 'A', 'X', 'policy')],
    ['5003', (db) => data.clientReviewsQuery(db, 'A', 'X', 'questionnaire')],
    ['5004', (db) => data.clientReviewsQuery(db, 'A', 'X', 'policy')],
  ],
  ownReviewsQuery: [['5003', (db) => data.ownReviewsQuery(db, 'A', 'X', 'document')]],
  firmReviewsQuery: [['5002', (db) => data.firmReviewsQuery(db, 'policy')]],
  reviewsOfSubjectQuery: [['5005', (db) => data.reviewsOfSubjectQuery(db, 'A', 'policy')]],
  reviewsOfContractorQuery: [['5005', (db) => data.reviewsOfContractorQuery(db, 'A')]],
  reviewsByQuery: [['5002', (db) => data.reviewsByQuery(db, 'u-cs')]],
  assignmentsOfClientQuery: [
    ['5003', (db) => data.assignmentsOfClientQuery(db, 'X')],
    ['5003', (db) => data.assignmentsOfClientQuery(db, 'X', 'A')],
  ],
  assignmentsOfContractorQuery: [['5005', (db) => data.assignmentsOfContractorQuery(db, 'A')]],
  policyDatesQuery: [['5005', (db) => data.policyDatesQuery(db, 'A', '2026-11-21')]],
  waitingLinesQuery: data.QUEUED_EVIDENCE.map((name) => ['5002', (db) => data.waitingLinesQuery(db, name)]),
  firmTaskLinesQuery: [['5002', (db) => data.firmTaskLinesQuery(db, ['policy', 'emr'])]],
  returnedTaskLinesQuery: [['5002', (db) => data.returnedTaskLinesQuery(db)]],
  lateTasksQuery: [['5001', (db) => data.lateTasksQuery(db, '2026-11-18')]],
  pooledStandingsQuery: [
    ['5003', (db) => data.pooledStandingsQuery(db, 'X', 'from')],
    ['5003', (db) => data.pooledStandingsQuery(db, 'X', 'to')],
  ],
  newDocumentsQuery: [
    ['5003', (db) => data.newDocumentsQuery(db, 'X', '2026-11-18')],
    ['5004', (db) => data.newDocumentsQuery(db, 'X', '2026-11-18')],
  ],
  takenTaskLinesQuery: [['5002', (db) => data.takenTaskLinesQuery(db, 'u1')]],
} satisfies Runs;
