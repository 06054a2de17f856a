import * as data from '@vcms/data';
import { ACTORS } from '@vcms/testing/access';
import type { Runs } from './runs.ts';

const FROM = new Date('2026-11-01T00:00:00Z');
const TO = new Date('2026-12-01T00:00:00Z');

const SPAN = { from: FROM, to: TO };
const REPEATS = { repeatsOn: FROM };

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
  eventLinesQuery: [
    ['5006', (db) => data.eventLinesQuery(db, { writtenBy: ACTORS['5006'].uid }, SPAN)],
    ['5004', (db) => data.eventLinesQuery(db, { invited: ACTORS['5004'].uid }, SPAN)],
    ['5001', (db) => data.eventLinesQuery(db, { colleaguesOf: 'firm' }, SPAN)],
    ['5003', (db) => data.eventLinesQuery(db, { clientId: 'X' }, SPAN)],
    ['5005', (db) => data.eventLinesQuery(db, { contractorId: 'A' }, SPAN)],
    ['5006', (db) => data.eventLinesQuery(db, { writtenBy: ACTORS['5006'].uid }, REPEATS)],
    ['5004', (db) => data.eventLinesQuery(db, { invited: ACTORS['5004'].uid }, REPEATS)],
    ['5001', (db) => data.eventLinesQuery(db, { colleaguesOf: 'firm' }, REPEATS)],
    ['5003', (db) => data.eventLinesQuery(db, { clientId: 'X' }, REPEATS)],
    ['5005', (db) => data.eventLinesQuery(db, { contractorId: 'A' }, REPEATS)],
  ],
  ownEventsQuery: [
    ['5006', (db) => data.ownEventsQuery(db, ACTORS['5006'].uid, SPAN)],
    ['5006', (db) => data.ownEventsQuery(db, ACTORS['5006'].uid, REPEATS)],
  ],
  companyEventsQuery: [
    ['5001', (db) => data.companyEventsQuery(db, 'firm', SPAN)],
    ['5001', (db) => data.companyEventsQuery(db, 'firm', REPEATS)],
  ],
  invitedEventsQuery: [
    ['5004', (db) => data.invitedEventsQuery(db, ACTORS['5004'].uid, SPAN)],
    ['5004', (db) => data.invitedEventsQuery(db, ACTORS['5004'].uid, REPEATS)],
  ],
  engagementEventsQuery: [
    ['5003', (db) => data.engagementEventsQuery(db, { field: 'clientId', companyId: 'X' }, SPAN)],
    ['5003', (db) => data.engagementEventsQuery(db, { field: 'clientId', companyId: 'X' }, REPEATS)],
    ['5005', (db) => data.engagementEventsQuery(db, { field: 'contractorId', companyId: 'A' }, SPAN)],
    ['5005', (db) => data.engagementEventsQuery(db, { field: 'contractorId', companyId: 'A' }, REPEATS)],
  ],
  helpTextsQuery: [['5003', (db) => data.helpTextsQuery(db, '5003')]],
  failedJobsQuery: [['5001', (db) => data.failedJobsQuery(db, 5)]],
} satisfies Runs;
