import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEmrLetter } from '../emr-letter/read-emr-letter.ts';
import { type Sample300a, sample300a } from '../test-support/sample-300a.ts';
import { type SampleEmrLetter, sampleEmrLetter } from '../test-support/sample-emr-letter.ts';
import { readOsha300a } from './read-osha300a.ts';
import { SUMMARY_COUNTS, type SummaryCount } from './summary.ts';

interface Figures {
  right: number;
  missed: number;
  wrong: number;
  /** Wrong, and offered without doubt. */
  surelyWrong: number;
}

interface FoundValue {
  readonly value: unknown;
  readonly certainty: string;
}

function count(figures: Figures, wanted: unknown, found: FoundValue | undefined): void {
  if (found === undefined) {
    if (wanted !== undefined) figures.missed += 1;
  } else if (found.value === wanted) figures.right += 1;
  else {
    figures.wrong += 1;
    if (found.certainty === 'sure') figures.surelyWrong += 1;
  }
}

const cases = fc.nat(40);
const style = (values: 'widgets' | 'printed') =>
  fc.record({
    pieces: fc.constantFrom('cells' as const, 'words' as const, 'fragments' as const),
    order: fc.constantFrom('reading' as const, 'reversed' as const),
    letters: fc.double({ min: 6, max: 8.5, noNaN: true }),
    shift: fc.double({ min: 0, max: 24, noNaN: true }),
    stretch: fc.double({ min: 1, max: 1.12, noNaN: true }),
    values: fc.constant(values),
  });
const year = fc
  .record({
    types: fc.tuple(cases, cases, cases, cases, cases, cases),
    cuts: fc.tuple(fc.nat(100), fc.nat(100)),
    days: fc.tuple(fc.nat(2_000), fc.nat(2_000)),
    employees: fc.integer({ min: 1, max: 4_000 }),
    hours: fc.integer({ min: 1_000, max: 8_000_000 }),
    year: fc.integer({ min: 2019, max: 2029 }),
    naics: fc.integer({ min: 111_110, max: 928_120 }),
    // One paper of four has empty cells, as people leave zeros out.
    empty: fc.option(fc.subarray([...SUMMARY_COUNTS], { maxLength: 3 }), { freq: 4 }),
  })
  .map(({ types, cuts, days, employees, hours, naics, empty, ...rest }): Sample300a => {
    const total = types.reduce((sum, part) => sum + part, 0);
    const [low = 0, high = 0] = cuts.map((cut) => Math.trunc((total * cut) / 100)).sort((a, b) => a - b);
    const counts: Partial<Record<SummaryCount, number>> = {
      ...{ G: 0, H: low, I: high - low, J: total - high, K: days[0], L: days[1], employees, hours },
      ...{ M1: types[0], M2: types[1], M3: types[2], M4: types[3], M5: types[4], M6: types[5] },
    };
    for (const field of empty ?? []) delete counts[field];
    return {
      ...rest,
      ...{ counts, naics: String(naics), name: 'Bluff Creek Steel & Erection, Inc.' },
      ...{ executive: 'Lee Ortega', title: 'President', signed: '01/30/2026' },
    };
  });
const layout300a = fc.constantFrom('official' as const, 'list' as const, 'table' as const);

function measure300a(values: 'widgets' | 'printed', runs: number): Figures {
  const figures: Figures = { right: 0, missed: 0, wrong: 0, surelyWrong: 0 };
  const samples = fc.sample(fc.tuple(year, layout300a, style(values)), { numRuns: runs, seed: 300 });
  for (const [sample, layout, look] of samples) {
    const [read] = readOsha300a([sample300a(sample, layout, look)]);
    for (const field of SUMMARY_COUNTS) count(figures, sample.counts[field], read?.counts[field]);
    count(figures, sample.year, read?.year);
    count(figures, sample.name, read?.establishmentName);
    count(figures, sample.naics, read?.naics);
    count(figures, sample.executive, read?.certifiedBy);
    count(figures, sample.title, read?.certifiedTitle);
    count(figures, '2026-01-30', read?.certifiedOn);
  }
  return figures;
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'];
const letter = fc
  .record({
    rating: fc.integer({ min: 20, max: 500 }),
    bare: fc.boolean(),
    month: fc.integer({ min: 1, max: 9 }),
    day: fc.integer({ min: 1, max: 28 }),
    year: fc.integer({ min: 2019, max: 2029 }),
  })
  .map(({ rating, bare, month, day, year: in_ }) => {
    const value = (rating / 100).toFixed(2);
    const [mm, dd] = [String(month).padStart(2, '0'), String(day).padStart(2, '0')];
    const sample: SampleEmrLetter = {
      insured: 'Bluff Creek Steel & Erection, Inc.',
      value: bare ? value.replace(/^0/, '') : value,
      effective: `${mm}/${dd}/${in_}`,
      effectiveWords: `${MONTHS[month - 1]} ${day}, ${in_}`,
      policyNumber: 'WC 77-1020 A',
    };
    return { sample, value, effective: `${in_}-${mm}-${dd}` };
  });
const letterLayout = fc.constantFrom(
  'letter' as const,
  'list' as const,
  'years' as const,
  'worksheet' as const,
);

function measureLetters(values: 'widgets' | 'printed', runs: number): Figures {
  const figures: Figures = { right: 0, missed: 0, wrong: 0, surelyWrong: 0 };
  const samples = fc.sample(fc.tuple(letter, letterLayout, style(values)), { numRuns: runs, seed: 25 });
  for (const [{ sample, value, effective }, layout, look] of samples) {
    const read = readEmrLetter([sampleEmrLetter(sample, layout, look)]);
    count(figures, value, read?.ratings[0]?.value);
    count(figures, effective, read?.ratings[0]?.effective);
    count(figures, sample.insured, read?.insured);
  }
  return figures;
}

/** Generated papers in many looks; the goals of the product for papers with text: 98 % right, 1 in 1,000 surely wrong. */
describe.each([
  ['300A, fillable', () => measure300a('widgets', 400)],
  ['300A, flattened', () => measure300a('printed', 400)],
  ['EMR letter, fillable', () => measureLetters('widgets', 400)],
  ['EMR letter, printed', () => measureLetters('printed', 400)],
])('%s', (_, measure) => {
  it('reaches the goals', () => {
    const { right, missed, wrong, surelyWrong } = measure();
    const all = right + missed + wrong;
    expect(right / all).toBeGreaterThan(0.98);
    expect(surelyWrong / all).toBeLessThanOrEqual(0.001);
  });
});
