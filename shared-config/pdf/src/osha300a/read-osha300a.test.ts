import { describe, expect, it } from 'vitest';
import { values } from '../test-support/read-sample.ts';
import { type Layout300a, SAMPLE_300A, type Sample300a, sample300a } from '../test-support/sample-300a.ts';
import { type TextStyle, USUAL_STYLE } from '../test-support/sample-text.ts';
import { readOsha300a } from './read-osha300a.ts';

const STYLES: Readonly<Record<string, Partial<TextStyle>>> = {
  flattened: {},
  fillable: { values: 'widgets' },
  'one piece a word': { pieces: 'words' },
  'letters in threes, last piece first': { pieces: 'fragments', order: 'reversed' },
  'small letters, moved and stretched': { letters: 6.5, shift: 14, stretch: 1.08, pieces: 'words' },
};
const LAYOUTS: readonly Layout300a[] = ['official', 'list', 'table'];
const CASES = LAYOUTS.flatMap((layout) =>
  Object.entries(STYLES).map(([name, style]) => [layout, name, style] as const),
);

function read(sample: Partial<Sample300a>, layout: Layout300a, style: Partial<TextStyle> = {}) {
  const [summary] = readOsha300a([
    sample300a({ ...SAMPLE_300A, ...sample }, layout, { ...USUAL_STYLE, ...style }),
  ]);
  if (summary === undefined) throw new Error('Nothing was read');
  return summary;
}

describe.each(CASES)('a 300A, %s layout, %s', (layout, _, style) => {
  const summary = read({}, layout, style);

  it('gives every total, and who is meant', () => {
    expect(values(summary.counts)).toEqual(SAMPLE_300A.counts);
    expect(values(summary)).toMatchObject({
      year: 2025,
      establishmentName: 'Redstem Oilfield Services, LLC',
      naics: '213112',
      certifiedBy: 'Dana Whitfield',
      certifiedTitle: 'Vice President',
      certifiedOn: '2026-01-29',
    });
  });
});

describe('what is not clear', () => {
  it('leaves out what the paper leaves empty', () => {
    const { M6: _, hours: __, ...counts } = SAMPLE_300A.counts;
    const summary = read({ counts, executive: '' }, 'official');
    expect(summary.counts.M6).toBeUndefined();
    expect(summary.counts.hours).toBeUndefined();
    expect(summary.certifiedBy).toBeUndefined();
    expect(values(summary.counts)).toEqual(counts);
  });

  it('asks to look twice at a row with empty cells', () => {
    const { G: _, J: __, ...counts } = SAMPLE_300A.counts;
    const summary = read({ counts }, 'official');
    expect(summary.counts.H).toMatchObject({ value: 2, certainty: 'likely' });
    expect(summary.counts.G).toBeUndefined();
  });

  it('doubts cases and types whose sums differ, and nothing else', () => {
    const summary = read({ counts: { ...SAMPLE_300A.counts, M1: 5 } }, 'list');
    expect(summary.counts.M1?.certainty).toBe('likely');
    expect(summary.counts.G?.certainty).toBe('likely');
    expect(summary.counts.hours?.certainty).toBe('sure');
    expect(summary.counts.K?.certainty).toBe('sure');
  });

  it('takes no example of the form for a code, and no number that a year cannot have', () => {
    expect(read({ naics: '' }, 'official').naics).toBeUndefined();
    const counts = { ...SAMPLE_300A.counts, H: 10_001, hours: 500_000_001 };
    expect(read({ counts }, 'list').counts).not.toHaveProperty('hours');
    expect(read({ counts }, 'official').counts).not.toHaveProperty('H');
  });

  it('reads no log and no other paper as a summary, and every summary of a file', () => {
    const page = sample300a(SAMPLE_300A, 'official');
    const log = page.items.map((item) => ({ ...item, text: item.text.replace('Summary of', 'Log of') }));
    expect(readOsha300a([{ page: 1, items: log }])).toEqual([]);
    expect(readOsha300a([])).toEqual([]);
    const two = readOsha300a([page, { ...sample300a({ ...SAMPLE_300A, year: 2024 }, 'list'), page: 2 }]);
    expect(two.map((summary) => [summary.page, summary.year?.value])).toEqual([
      [1, 2025],
      [2, 2024],
    ]);
  });
});
