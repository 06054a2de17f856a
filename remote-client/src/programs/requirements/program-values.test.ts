import type { ProgramRequirement } from '@vcms/domain';
import { programRequirementSchema } from '@vcms/domain/schemas';
import { describe, expect, it } from 'vitest';
import { newRow, programDemands, programProblems, programValues, suggestedRows } from './program-values.ts';

const FRAME = { effectiveFrom: '2027-01-01', changeNote: 'Scaffolds are new.' };
const TERMS = { passScore: 80, reviewEveryMonths: 12, weight: 5 };
const ALL: readonly ProgramRequirement[] = [
  { programId: 'excavation', when: { trades: ['concrete', 'site_preparation'] }, ...TERMS },
  { programId: 'hot-work', when: 'always', ...TERMS },
  { programId: 'scaffolds', when: { riskLevels: ['medium', 'high'] }, ...TERMS },
];

describe('the form of the required programs', () => {
  it('shows a version and gives back the same demands, which the records take', () => {
    const values = programValues(ALL, FRAME);
    expect(programDemands(values)).toEqual(ALL);
    expect(programProblems(values)).toEqual({});
    for (const demand of programDemands(values))
      expect(programRequirementSchema.safeParse(demand).success).toBe(true);
  });

  it('says what is wrong', () => {
    const [row] = programValues(ALL, FRAME).rows;
    if (row === undefined) throw new Error('There is no row');
    const wrong = { ...row, trades: [], passScore: '49', reviewEveryMonths: '5.5', weight: '' };
    expect(programProblems({ ...FRAME, rows: [wrong] })).toEqual({
      'excavation.when': 'Choose at least one trade.',
      'excavation.passScore': 'Must be between 50 and 100.',
      'excavation.reviewEveryMonths': 'Must be between 6 and 60.',
      'excavation.weight': 'Must be between 1 and 10.',
    });
  });

  it('suggests what all do and what the trades at hand ask for', () => {
    const catalogue = [
      { id: 'ppe', appliesToTrades: [] },
      { id: 'cranes', appliesToTrades: ['building_equipment'] },
      { id: 'silica', appliesToTrades: ['concrete', 'site_preparation'] },
    ].map((entry) => ({ ...entry, title: entry.id, cfr: '', elements: [] }));
    const rows = suggestedRows(catalogue, new Set(['concrete']));
    expect(rows.map(({ programId, kind }) => [programId, kind])).toEqual([
      ['ppe', 'always'],
      ['silica', 'trades'],
    ]);
    expect(programProblems({ ...FRAME, rows: catalogue.map(newRow) })).toEqual({});
  });
});
