import * as data from '@vcms/data';
import type { Runs } from './runs.ts';

const CLIENT = { clientId: 'X' };
const CONTRACTOR = { contractorId: 'A' };

/** Queries of what is asked, and the results. */
export const DEMAND_RUNS = {
  variancesQuery: [
    ['5003', (db) => data.variancesQuery(db, CLIENT, ['requested', 'approved'])],
    ['5005', (db) => data.variancesQuery(db, CONTRACTOR)],
  ],
  variancesOfPairQuery: [['5003', (db) => data.variancesOfPairQuery(db, 'X', 'A')]],
  varianceLinesQuery: [
    ['5003', (db) => data.varianceLinesQuery(db, CLIENT, 'requested')],
    ['5004', (db) => data.varianceLinesQuery(db, CLIENT, 'approved')],
    ['5005', (db) => data.varianceLinesQuery(db, CONTRACTOR, 'approved')],
  ],
  overridesQuery: [
    ['5003', (db) => data.overridesQuery(db, CLIENT)],
    ['5005', (db) => data.overridesQuery(db, CONTRACTOR)],
  ],
  overridesOfPairQuery: [['5003', (db) => data.overridesOfPairQuery(db, 'X', 'A')]],
  requirementSetsQuery: [
    ['5004', (db) => data.requirementSetsQuery(db, 'X', 'client')],
    ['5005', (db) => data.requirementSetsQuery(db, 'X', 'contractor')],
  ],
  publishedQuestionnairesQuery: [['5005', (db) => data.publishedQuestionnairesQuery(db, ['firm', 'X'])]],
  snapshotsOfClientQuery: [
    ['5003', (db) => data.snapshotsOfClientQuery(db, 'X')],
    ['5004', (db) => data.snapshotsOfClientQuery(db, 'X', 'expiring')],
  ],
  snapshotsOfContractorQuery: [['5005', (db) => data.snapshotsOfContractorQuery(db, 'A')]],
  snapshotsWithStatusQuery: [['5002', (db) => data.snapshotsWithStatusQuery(db, 'non_compliant')]],
  snapshotsChangingQuery: [['5002', (db) => data.snapshotsChangingQuery(db, '2026-12-24')]],
  standingsQuery: [
    ['5003', (db) => data.standingsQuery(db, CLIENT)],
    ['5004', (db) => data.standingsQuery(db, CLIENT, 'expiring')],
    ['5002', (db) => data.standingsQuery(db, {}, 'non_compliant')],
    ['5005', (db) => data.standingsQuery(db, CONTRACTOR)],
  ],
  standingsToCountQuery: [
    ['5004', (db) => data.standingsToCountQuery(db, CLIENT, 'compliant')],
    ['5002', (db) => data.standingsToCountQuery(db, {}, 'compliant')],
  ],
  standingsChangingQuery: [
    ['5004', (db) => data.standingsChangingQuery(db, CLIENT, '2027-02-18')],
    ['5002', (db) => data.standingsChangingQuery(db, {}, '2027-02-18')],
  ],
  lastJudgedQuery: [
    ['5004', (db) => data.lastJudgedQuery(db, CLIENT)],
    ['5002', (db) => data.lastJudgedQuery(db, {})],
  ],
  benchmarksQuery: [['5003', (db) => data.benchmarksQuery(db, '238')]],
} satisfies Runs;
