import type { OshaYear } from '@vcms/domain';
import { oshaYearSchema } from '@vcms/domain/schemas';
import { describe, expect, it } from 'vitest';
import {
  checkYearForm,
  parseCount,
  submissionProblems,
  type YearFormValues,
  yearContent,
  yearFormValues,
} from './year-form-values.ts';

const COMPANY = { name: 'Harrow Electric', naicsPrimary: '238210' };
const EMPTY = yearFormValues({ year: 2025 }, COMPANY);
const SOUND: YearFormValues = {
  ...EMPTY,
  ...{ H: '1', J: '2', K: '14', M1: '3', employees: '120', hours: '240,000' },
  ...{ certifiedBy: 'Morgan Hale', certifiedTitle: 'Owner', certifiedOn: '2026-01-28' },
};
const LISTS = { citations: [], establishments: undefined, source: 'form' } as const;

describe('the form of an OSHA year', () => {
  it('begins with the company, and becomes a record that the schema takes', () => {
    expect(EMPTY).toMatchObject({ establishmentName: 'Harrow Electric', naics: '238210', hours: '' });
    const record = { ...yearContent(2025, SOUND, LISTS), id: '2025', state: 'submitted', version: 1 };

    expect(oshaYearSchema.parse({ ...record, form300aDocId: 'paper' })).toMatchObject({
      hours: 240_000,
      G: 0,
      K: 14,
      trir: '2.50',
      dart: '0.83',
      severity: '11.67',
    });
  });

  it('shows a record as it was typed', () => {
    const record = { ...yearContent(2025, SOUND, LISTS) } as OshaYear;

    expect(yearContent(2025, yearFormValues(record, COMPANY), LISTS)).toEqual(
      yearContent(2025, SOUND, LISTS),
    );
  });

  it.each([
    ['1,200', 1_200],
    [' 7 ', 7],
    ['', undefined],
    ['1.5', Number.NaN],
    ['-3', Number.NaN],
    ['ten', Number.NaN],
  ])('reads %j', (typed, number) => {
    expect(parseCount(typed)).toEqual(number);
  });

  it('names what no record can hold', () => {
    expect(
      checkYearForm({ ...SOUND, naics: '2382', hours: '12.5', G: '20000', explanation: 'Soon.' }),
    ).toEqual({
      naics: 'Enter the 6 digits of the NAICS code.',
      hours: 'Enter a whole number.',
      G: 'Must be between 0 and 10,000.',
      explanation: 'Give a reason of at least 20 characters.',
    });
    expect(checkYearForm(SOUND)).toEqual({});
  });

  it('tells contradictions beside the field where they are mended', () => {
    expect(submissionProblems(SOUND, false)).toEqual({});
    expect(submissionProblems({ ...SOUND, M1: '2', K: '0', certifiedOn: '' }, true)).toEqual({
      M1: 'Case types (M1-M6 = 2) must equal cases (G-J = 3).',
      K: 'There are days-away cases, so days away must be at least 1.',
      certifiedOn: 'Enter a date as mm/dd/yyyy.',
      explanation: 'Give a reason of at least 20 characters.',
    });
  });

  it('has no numbers for a year without work, and needs no certification then', () => {
    const idle = { ...SOUND, work: 'no' as const, certifiedBy: '', hours: 'many' };

    expect(checkYearForm(idle)).toEqual({});
    expect(submissionProblems(idle, false)).toEqual({});
    expect(yearContent(2025, idle, LISTS)).toMatchObject({ noWork: true, hours: 0, H: 0, trir: null });
  });
});
