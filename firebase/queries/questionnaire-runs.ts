import * as questionnaires from '@vcms/questionnaires/data';
import type { Runs } from './runs.ts';

/** Queries of definitions and of what contractors answered. */
export const QUESTIONNAIRE_RUNS = {
  answersQuery: [
    ['5002', (db) => questionnaires.answersQuery(db, 'A')],
    ['5005', (db) => questionnaires.answersQuery(db, 'A')],
  ],
  answeredByQuery: [['5002', (db) => questionnaires.answeredByQuery(db, 'safety')]],
  askedByClientQuery: [['5003', (db) => questionnaires.askedByClientQuery(db, 'X')]],
  answersToSupplementQuery: [
    [
      '5003',
      (db) => questionnaires.answersToSupplementQuery(db, { definitionId: 'own', owner: 'X' }, ['A', 'B']),
    ],
  ],
  versionsOfOwnerQuery: [
    ['5002', (db) => questionnaires.versionsOfOwnerQuery(db, 'firm')],
    ['5003', (db) => questionnaires.versionsOfOwnerQuery(db, 'X')],
  ],
} satisfies Runs;
