import { describe, expect, it } from 'vitest';
import { type LetterLayout, SAMPLE_LETTER, sampleEmrLetter } from '../test-support/sample-emr-letter.ts';
import { textPage, USUAL_STYLE } from '../test-support/sample-text.ts';
import { scannedPage } from '../test-support/scanned-page.ts';
import { readEmrLetter } from './read-emr-letter.ts';

/** The letter with its modification as recognition may give it. */
function become(layout: LetterLayout, value: string) {
  const page = sampleEmrLetter({ ...SAMPLE_LETTER, value }, layout, { ...USUAL_STYLE, pieces: 'words' });
  return readEmrLetter([scannedPage(page)]);
}

function scanned(...lines: readonly string[]) {
  const { put, page } = textPage({ ...USUAL_STYLE, pieces: 'words' });
  lines.forEach((line, at) => void put(line, 60, 40 + at * 14));
  return readEmrLetter([scannedPage(page())]);
}

describe.each(['letter', 'list', 'years', 'worksheet'] as const)('a scanned letter, %s layout', (layout) => {
  it.each([
    ['87', '0.87'],
    ['-87', '0.87'],
    ['105', '1.05'],
    ['l.O5', '1.05'],
    ['0,87', '0.87'],
  ])('whose modification was recognised as %s says %s, in doubt', (text, value) => {
    const [newest] = become(layout, text)?.ratings ?? [];
    expect(newest?.value).toMatchObject({ value, certainty: 'likely' });
    expect(newest?.effective?.value).toBe('2026-04-01');
  });
});

describe('a scanned letter', () => {
  it.each([
    ['days', 'The experience modification is 30 days old.'],
    ['another factor', 'The experience modification is not known. A credit of 87 applies.'],
    ['a page', 'Experience modification: see page 87'],
  ])('gives no modification for a number of %s', (_, line) => expect(scanned(line)).toBeUndefined());
});

it('keeps sentences apart where the full stop between them was lost', () => {
  const letter = scanned(
    'The prior experience modification of 1.04 expired The experience modification is 0.87 now.',
  );
  expect(letter?.ratings.map(({ value }) => value.value)).toEqual(['0.87']);
});

it('whose point is missing says nothing in a file of text', () => {
  const page = sampleEmrLetter({ ...SAMPLE_LETTER, value: '87' }, 'list');
  expect(readEmrLetter([page])).toBeUndefined();
});
