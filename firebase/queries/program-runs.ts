import * as programs from '@vcms/programs/data';
import type { Runs } from './runs.ts';

/** Queries of the review of safety programs. */
export const PROGRAM_RUNS = {
  savedCommentsQuery: [
    ['5001', (db) => programs.savedCommentsQuery(db, 'firm', 'hot-work')],
    ['5002', (db) => programs.savedCommentsQuery(db, 'firm', 'hot-work')],
    ['5003', (db) => programs.savedCommentsQuery(db, 'X', 'hot-work')],
  ],
} satisfies Runs;
