import * as data from '@vcms/data';
import { ACTORS } from '@vcms/testing/access';
import type { Runs } from './runs.ts';

const FROM = new Date('2026-11-01T00:00:00Z');
const TO = new Date('2026-12-01T00:00:00Z');

/** Queries of messages, notes, events and the trail. */
export const TRAIL_RUNS = {
  notificationsQuery: [['5003', (db) => data.notificationsQuery(db, ACTORS['5003'].uid)]],
  unreadNotificationsQuery: [['5003', (db) => data.unreadNotificationsQuery(db, ACTORS['5003'].uid, 100)]],
  accessLogQuery: [['5005', (db) => data.accessLogQuery(db, 'A')]],
  notesOfClientQuery: [['5004', (db) => data.notesOfClientQuery(db, 'X', 'A')]],
  notesForFirmQuery: [['5002', (db) => data.notesForFirmQuery(db, 'A')]],
  clientNotesForFirmQuery: [['5002', (db) => data.clientNotesForFirmQuery(db, 'X')]],
  notesSharedWithQuery: [['5005', (db) => data.notesSharedWithQuery(db, 'A')]],
  auditQuery: [
    ['5001', (db) => data.auditQuery(db)],
    ['5002', (db) => data.auditQuery(db, { entityType: 'company', entityId: 'A' })],
    ['5001', (db) => data.auditQuery(db, { actorUid: 'u-cs', action: 'policy.submit', contractorId: 'A' })],
    ['5003', (db) => data.auditQuery(db, { clientId: 'X' })],
    ['5003', (db) => data.auditQuery(db, { clientId: 'X', action: 'review.decide' })],
  ],
  brokenChainsQuery: [['5001', (db) => data.brokenChainsQuery(db, 5)]],
  ownEventsQuery: [['5006', (db) => data.ownEventsQuery(db, ACTORS['5006'].uid, FROM, TO)]],
  companyEventsQuery: [['5001', (db) => data.companyEventsQuery(db, 'firm', FROM, TO)]],
  invitedEventsQuery: [['5004', (db) => data.invitedEventsQuery(db, ACTORS['5004'].uid, FROM, TO)]],
  engagementEventsQuery: [
    ['5003', (db) => data.engagementEventsQuery(db, { field: 'clientId', companyId: 'X' }, FROM, TO)],
    ['5005', (db) => data.engagementEventsQuery(db, { field: 'contractorId', companyId: 'A' }, FROM, TO)],
  ],
  helpTextsQuery: [['5003', (db) => data.helpTextsQuery(db, '5003')]],
  failedJobsQuery: [['5001', (db) => data.failedJobsQuery(db, 5)]],
} satisfies Runs;
