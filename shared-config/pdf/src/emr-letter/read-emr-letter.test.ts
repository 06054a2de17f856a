import { describe, expect, it } from 'vitest';
import { values } from '../test-support/read-sample.ts';
import { type LetterLayout, SAMPLE_LETTER, sampleEmrLetter } from '../test-support/sample-emr-letter.ts';
import { type TextStyle, textPage, USUAL_STYLE } from '../test-support/sample-text.ts';
import { readEmrLetter } from './read-emr-letter.ts';

const STYLES: readonly Partial<TextStyle>[] = [
  {},
  { values: 'widgets' },
  { pieces: 'words', order: 'reversed' },
  { pieces: 'fragments', letters: 7, shift: 12, stretch: 1.05 },
];
const LAYOUTS: readonly LetterLayout[] = ['letter', 'list', 'years', 'worksheet'];
const CASES = LAYOUTS.flatMap((layout) => STYLES.map((style) => [layout, style] as const));

function readText(...lines: readonly string[]) {
  const { put, page } = textPage(USUAL_STYLE);
  lines.forEach((line, at) => void put(line, 60, 40 + at * 14));
  return readEmrLetter([page()]);
}

describe.each(CASES)('a letter, %s layout, %o', (layout, style) => {
  const letter = readEmrLetter([sampleEmrLetter(SAMPLE_LETTER, layout, { ...USUAL_STYLE, ...style })]);

  it('gives the modification with its date, and whose it is', () => {
    const [newest] = letter?.ratings ?? [];
    expect(newest).toMatchObject({
      value: { value: '0.87', certainty: 'sure' },
      effective: { value: '2026-04-01', certainty: 'sure' },
    });
    expect(letter?.insured?.value).toBe(SAMPLE_LETTER.insured);
  });
});

describe('a letter about a modification', () => {
  it('names every year of a table, the newest first', () => {
    const letter = readEmrLetter([sampleEmrLetter(SAMPLE_LETTER, 'years')]);
    expect(letter?.ratings.map((rating) => values(rating))).toEqual([
      { value: '0.87', effective: '2026-04-01' },
      { value: '0.93', effective: '2025-04-01' },
      { value: '1.12', effective: '2024-04-01' },
    ]);
  });

  it('says who wrote it, for which policy, and where the rating holds', () => {
    const worksheet = readEmrLetter([sampleEmrLetter(SAMPLE_LETTER, 'worksheet')]);
    expect(worksheet?.issuer?.value).toBe('ncci');
    expect(worksheet?.kind?.value).toBe('interstate');
    const letter = readEmrLetter([sampleEmrLetter(SAMPLE_LETTER, 'letter')]);
    expect(letter?.issuer).toMatchObject({ value: 'carrier', certainty: 'likely' });
    expect(letter?.policyNumber?.value).toBe('WC-20-88412');
  });

  it.each([
    ['what may still change', ['Preliminary experience modification: 0.87']],
    ['two numbers for one thing', ['Experience modification: 0.87', 'EMR: 0.91']],
  ])('asks to look twice at %s', (_, lines) => {
    expect(readText(...lines)?.ratings[0]?.value).toMatchObject({ value: '0.87', certainty: 'likely' });
  });

  it('doubts the date where two are in force', () => {
    const read = readText(
      'EMR: 0.87',
      'Rating effective date: 04/01/2026',
      'Policy effective date: 05/01/2026',
    );
    expect(read?.ratings[0]?.effective?.certainty).toBe('likely');
  });

  it.each([
    ['the modification of another year', ['Prior experience modification: 1.10']],
    ['another factor', ['Experience modification and schedule credit: see below.', 'Schedule credit: 0.90']],
    ['a credit', ['The experience modification applies with a schedule credit of 0.90.']],
    ['an amount', ['EMR surcharge: $ 4,120.50']],
    ['a number that no modification has', ['EMR: 7.10']],
    ['a paper of another kind', ['Certificate of insurance', 'Discount 0.95']],
  ])('offers nothing of %s', (_, lines) => {
    expect(readText(...lines)).toBeUndefined();
  });
});
