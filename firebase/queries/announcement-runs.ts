import * as announcements from '@vcms/announcements/data';
import type { Runs } from './runs.ts';

/** Queries of announcements; those that pages put in order stand with the registers. */
export const ANNOUNCEMENT_RUNS = {
  receivedAnnouncementsQuery: [['5006', (db) => announcements.receivedAnnouncementsQuery(db, 'L')]],
  sentAnnouncementsQuery: [['5003', (db) => announcements.sentAnnouncementsQuery(db, 'X')]],
  announcementFilesOf: [['5004', (db) => announcements.announcementFilesOf(db, 'X')]],
  namedFilesOf: [['5003', (db) => announcements.namedFilesOf(db, 'X', ['d1', 'd2'])]],
} satisfies Runs;
