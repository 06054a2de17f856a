import * as announcements from '@vcms/announcements/data';
import type { Runs } from './runs.ts';

/** Queries of announcements; those that pages put in order stand with the registers. */
export const ANNOUNCEMENT_RUNS = {
  receivedAnnouncementsQuery: [['5006', (db) => announcements.receivedAnnouncementsQuery(db, 'L')]],
  sentAnnouncementsQuery: [['5003', (db) => announcements.sentAnnouncementsQuery(db, 'X')]],
  announcementFilesQuery: [['5004', (db) => announcements.announcementFilesQuery(db, 'X')]],
  namedFilesQuery: [['5003', (db) => announcements.namedFilesQuery(db, 'X', ['d1', 'd2'])]],
} satisfies Runs;
