import type { Found, ReadSummary } from '@vcms/pdf';
import { describe, expect, it } from 'vitest';
import { yearFormValues } from '../year-form-values.ts';
import { summaryNotes, summaryOffers } from './summary-offers.ts';

function found<Value>(value: Value, certainty: 'sure' | 'likely' = 'sure'): Found<Value> {
  return { value, place: { page: 2, x: 10, y: 20, width: 30, height: 8 }, certainty };
}

const SUMMARY: ReadSummary = {
  page: 2,
  year: found(2024),
  counts: { G: found(0), H: found(2, 'likely'), hours: found(98_765) },
  certifiedOn: found('2025-01-29'),
};
const FORM = yearFormValues({ year: 2025, hours: 98_765 }, { name: 'Redstem', naicsPrimary: '213112' });

describe('the offers of a 300A', () => {
  it('puts the form beside the paper, and an empty total is no 0 until somebody takes it', () => {
    const offers = summaryOffers(SUMMARY, FORM, false);
    expect(offers.map(({ field, says, formSays, isSame }) => [field, says, formSays, isSame])).toEqual([
      ['G', '0', undefined, false],
      ['H', '2', undefined, false],
      ['hours', '98,765', '98,765', true],
      ['certifiedOn', '01/29/2025', undefined, false],
    ]);
  });

  it('offers no numbers while they are a sum', () => {
    expect(summaryOffers(SUMMARY, FORM, true).map(({ field }) => field)).toEqual(['certifiedOn']);
  });

  it('tells of another year and of several summaries', () => {
    expect(summaryNotes([SUMMARY], 2024, false)).toEqual([]);
    expect(summaryNotes([SUMMARY], 2025, false)).toHaveLength(1);
    expect(summaryNotes([{ ...SUMMARY, page: 1, year: found(2023) }, SUMMARY], 2024, false)).toEqual([
      'This file holds 2 summaries. The values are those of page 2.',
    ]);
  });
  it('says why ten numbers are unsure: cases and types differ', () => {
    const zero = found(0);
    const types = { M1: zero, M2: zero, M3: zero, M4: zero, M5: zero, M6: zero };
    const counts = { G: zero, H: found(2), I: zero, J: zero, ...types };
    expect(summaryNotes([{ ...SUMMARY, counts }], 2024, false)).toEqual([
      'Cases (G-J = 2) and types (M1-M6 = 0) were read differently. Compare each of them with the paper.',
    ]);
    expect(summaryNotes([{ ...SUMMARY, counts: { ...counts, M5: found(2) } }], 2024, false)).toEqual([]);
    expect(summaryNotes([{ ...SUMMARY, counts }], 2024, true)).toEqual([]);
  });
});
