import * as programs from '@vcms/programs/data';
import type { Runs } from './runs.ts';

/** Queries of the catalogue and of the review of safety programs. */
export const PROGRAM_RUNS = {
  editionsQuery: [
    ['5001', (db) => programs.editionsQuery(db, 'hot-work')],
    ['5002', (db) => programs.editionsQuery(db, 'hot-work')],
  ],
  publishedEditionsQuery: (['5001', '5002', '5003', '5004', '5005'] as const).map((role) => [
    role,
    (db) => programs.publishedEditionsQuery(db, 'hot-work'),
  ]),
  draftEditionsQuery: [
    ['5001', programs.draftEditionsQuery],
    ['5002', programs.draftEditionsQuery],
  ],
  savedCommentsQuery: [
    ['5001', (db) => programs.savedCommentsQuery(db, 'firm', 'hot-work')],
    ['5002', (db) => programs.savedCommentsQuery(db, 'firm', 'hot-work')],
    ['5003', (db) => programs.savedCommentsQuery(db, 'X', 'hot-work')],
  ],
} satisfies Runs;
