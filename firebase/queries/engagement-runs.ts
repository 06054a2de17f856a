import * as engagements from '@vcms/engagements/data';
import type { Runs } from './runs.ts';

/** Queries of requests, relations and decisions. */
export const ENGAGEMENT_RUNS = {
  decisionsOfPairQuery: [
    ['5003', (db) => engagements.decisionsOfPairQuery(db, 'X', 'A')],
    ['5005', (db) => engagements.decisionsOfPairQuery(db, 'X', 'A')],
  ],
  contractorsNamedQuery: [
    ['5003', (db) => engagements.contractorsNamedQuery(db, 'X', 'br', 6)],
    ['5004', (db) => engagements.contractorsNamedQuery(db, 'X', 'br works', 6)],
  ],
  waitingRequestsQuery: [
    ['5004', (db) => engagements.waitingRequestsQuery(db, 'X')],
    ['5002', (db) => engagements.waitingRequestsQuery(db, 'X')],
  ],
  requestsForFirmQuery: [['5002', (db) => engagements.requestsForFirmQuery(db)]],
  openInvitationsQuery: [['5004', (db) => engagements.openInvitationsQuery(db, 'X')]],
} satisfies Runs;
