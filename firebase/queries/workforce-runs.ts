import { shownEvidenceQuery } from '@vcms/data';
import * as workforce from '@vcms/workforce/data';
import type { Runs } from './runs.ts';

/** Queries of people, their documents and where they work. */
export const WORKFORCE_RUNS = {
  gapsOfContractorQuery: [['5005', (db) => workforce.gapsOfContractorQuery(db, 'A')]],
  activeStaffQuery: [['5005', (db) => workforce.activeStaffQuery(db, 'A')]],
  docTypesQuery: [
    ['5003', (db) => workforce.docTypesQuery(db, 'X')],
    ['5005', (db) => workforce.docTypesQuery(db, 'X')],
  ],
  documentsOfPersonQuery: [
    ['5003', (db) => shownEvidenceQuery(workforce.documentsOfPersonQuery(db, 'A', 's-A'))],
    ['5005', (db) => workforce.documentsOfPersonQuery(db, 'A', 's-A')],
  ],
  reviewsOfPersonQuery: [
    ['5003', (db) => workforce.reviewsOfPersonQuery(db, 'A', 's-A', 'X')],
    ['5005', (db) => workforce.reviewsOfPersonQuery(db, 'A', 's-A')],
  ],
  assignmentsInSightQuery: [['5003', (db) => workforce.assignmentsInSightQuery(db, 'X')]],
  assignmentsOnSiteQuery: [
    ['5003', (db) => workforce.assignmentsOnSiteQuery(db, 'X')],
    ['5003', (db) => workforce.assignmentsOnSiteQuery(db, 'X', 'North yard')],
    ['5003', (db) => workforce.assignmentsOnSiteQuery(db, 'X', '')],
  ],
  staffNamedQuery: [['5005', (db) => workforce.staffNamedQuery(db, 'A', 'mara vance', 6)]],
  assignmentsNamedQuery: [['5003', (db) => workforce.assignmentsNamedQuery(db, 'X', 'mara v', 6)]],
  assignmentsOfPersonQuery: [['5005', (db) => workforce.assignmentsOfPersonQuery(db, 'A', 's-A')]],
} satisfies Runs;
