import * as programs from '@vcms/programs/data';
import type { Runs } from './runs.ts';

/** Queries of the review of safety programs. */
export const PROGRAM_RUNS = {
  savedCommentsQuery: [
    ['5001', (db) => programs.savedCommentsQuery(db, 'hot-work')],
    ['5002', (db) => programs.savedCommentsQuery(db, 'hot-work')],
  ],
} satisfies Runs;
