import { standingOverrides } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { isLowered, type OverrideWish, overrideProblems } from './override-rules.ts';

const TODAY = '2026-11-20';
const HIGHER: OverrideWish = {
  usual: 1_000_000,
  waived: false,
  value: 2_000_000,
  reason: 'They drive inside the tank farm now.',
  from: TODAY,
  to: '',
  today: TODAY,
};
const LOWER: OverrideWish = { ...HIGHER, value: 500_000, to: '2027-11-20' };
const WAIVED: OverrideWish = { ...HIGHER, value: undefined, waived: true, to: '2027-01-31' };

describe('a special demand', () => {
  it.each([
    ['higher, without an end', HIGHER],
    ['lower, for a year', LOWER],
    ['waived for a while', WAIVED],
    ['on what is not asked of others', { ...HIGHER, usual: undefined }],
    ['of nothing but zero', { ...LOWER, value: 0 }],
    ['higher, ending in two years', { ...HIGHER, to: '2028-11-20' }],
  ])('may be %s', (_name, wish) => {
    expect(overrideProblems(wish)).toEqual({});
  });

  it.each<[string, OverrideWish, string, string]>([
    ['lower without an end', { ...LOWER, to: '' }, 'to', 'A lower limit needs an end date.'],
    ['waived without an end', { ...WAIVED, to: '' }, 'to', 'A waived requirement needs an end date.'],
    ['lower for longer', { ...LOWER, to: '2027-11-21' }, 'to', 'The end date may be at most 365 days away.'],
    [
      'ended before it starts',
      { ...LOWER, from: '2027-01-01', to: '2026-12-31' },
      'to',
      'The end must not be before the start.',
    ],
    ['from yesterday', { ...HIGHER, from: '2026-11-19' }, 'from', 'Choose a date from today on.'],
    ['without a date', { ...HIGHER, from: '' }, 'from', 'Enter a date as mm/dd/yyyy.'],
    [
      'with a short reason',
      { ...HIGHER, reason: '  Because they asked ' },
      'reason',
      'Give a reason of at least 20 characters.',
    ],
    [
      'with a long reason',
      { ...HIGHER, reason: 'x'.repeat(1001) },
      'reason',
      'Reason must be 20-1000 characters.',
    ],
    ['in odd dollars', { ...HIGHER, value: 1_500_500 }, 'value', 'Limit must be a multiple of 1,000.'],
    ['beyond all bounds', { ...HIGHER, value: 100_001_000 }, 'value', 'Must be between 0 and 100,000,000.'],
    ['no number', { ...HIGHER, value: Number.NaN }, 'value', 'Enter a whole number.'],
    ['empty', { ...HIGHER, value: undefined }, 'value', 'Enter the limit.'],
    [
      'the same as for all',
      { ...HIGHER, value: 1_000_000 },
      'value',
      'This is what is required of everyone. Enter a different limit.',
    ],
  ])('may not be %s', (_name, wish, field, text) => {
    expect(overrideProblems(wish)).toEqual({ [field]: text });
  });

  it('is lower than what is asked of all, or waived', () => {
    expect([HIGHER, LOWER, WAIVED, { ...LOWER, usual: undefined }].map(isLowered)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('stands until its last day, unless it was revoked', () => {
    const entries = [
      { state: 'active', to: TODAY },
      { state: 'active', to: '2026-11-19' },
      { state: 'revoked', to: null },
      { state: 'active', to: null },
    ] as const;
    expect(standingOverrides(entries, TODAY)).toEqual([entries[0], entries[3]]);
  });
});
