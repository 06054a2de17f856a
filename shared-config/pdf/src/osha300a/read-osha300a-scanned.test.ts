import { expect, it } from 'vitest';
import { values } from '../test-support/read-sample.ts';
import { type Layout300a, SAMPLE_300A, type Sample300a, sample300a } from '../test-support/sample-300a.ts';
import { USUAL_STYLE } from '../test-support/sample-text.ts';
import { scannedPage } from '../test-support/scanned-page.ts';
import { readOsha300a } from './read-osha300a.ts';

/** A row of the form, as recognition gives it. */
function row(
  misread: Readonly<Record<string, string>>,
  sample: Partial<Sample300a> = {},
  layout: Layout300a = 'official',
) {
  const page = sample300a({ ...SAMPLE_300A, ...sample }, layout);
  const [summary] = readOsha300a([
    scannedPage(page, (item) => [{ ...item, text: misread[item.text] ?? item.text }]),
  ]);
  return summary?.counts ?? {};
}

const become = (from: string, to: string) =>
  readOsha300a([
    scannedPage(sample300a(SAMPLE_300A, 'official'), (item) => [
      { ...item, text: item.text.startsWith(from) ? item.text.replace(from, to) : item.text },
    ]),
  ])[0];

it.each([
  ['(I)', '(00)'],
  ['(H)', '(1)'],
  ['(2) Skin disorders', '(2) 5kin dis0rders'],
  ['Annual average number of employees', 'Annua1 averaqe number of employees'],
])('a recognised 300A gives every total, also where %s became %s', (from, to) => {
  expect(values(become(from, to)?.counts ?? {})).toEqual(SAMPLE_300A.counts);
});

it('finds a row of letters by the one that is clear', () => {
  expect(values(row({ '(G)': '©)', '(I)': '0]', '(J)': '(©)' }))).toEqual(SAMPLE_300A.counts);
  expect(values(row({ '(K)': '(©)' }))).toEqual(SAMPLE_300A.counts);
  expect(values(row({ I: '|', L: 'I' }, {}, 'table'))).toEqual(SAMPLE_300A.counts);
});

it('takes the letters of a sentence for no columns', () => {
  const page = sample300a(SAMPLE_300A, 'official');
  const items = page.items.map((item) =>
    item.text.startsWith('I certify') ? { ...item, text: 'I  certify that  I  have examined' } : item,
  );
  const [summary] = readOsha300a([scannedPage({ ...page, items })]);
  expect(values(summary?.counts ?? {})).toEqual(SAMPLE_300A.counts);
});

it('reads digits that became letters, and leaves out one that nobody can read, in doubt', () => {
  const counts = row({ '4': 'S', '31': '3l', '98,765': '98.765', '48': '4B;' });
  expect(values(counts)).toEqual({ ...SAMPLE_300A.counts, J: 5, employees: 48 });
  expect(counts.K?.certainty).toBe('likely');
  const { J: _, ...others } = SAMPLE_300A.counts;
  expect(values(row({ '4': '?a' }))).toEqual(others);
});

/** A list as recognition gives it, word by word; nothing: a word was overlooked. */
function list(misread: Readonly<Record<string, string>>) {
  const page = sample300a(SAMPLE_300A, 'list', { ...USUAL_STYLE, pieces: 'words' });
  const scan = scannedPage(page, (item) => {
    const text = misread[item.text] ?? item.text;
    return text === '' ? [] : [{ ...item, text, width: (item.width * text.length) / item.text.length }];
  });
  return readOsha300a([scan])[0]?.counts ?? {};
}

it('reads the year whose printed half ran together with its name', () => {
  const page = sample300a(SAMPLE_300A, 'official');
  const [summary] = readOsha300a([
    scannedPage(page, (item) => [{ ...item, text: item.text.replace('Year 20', 'Year20') }]),
  ]);
  expect(summary?.year?.value).toBe(2025);
});

it('reads a name of which two words ran together', () => {
  expect(values(list({ Annual: 'Annual-average', average: '' }))).toEqual(SAMPLE_300A.counts);
});

it('reads a total whose name was lost by its letter, in doubt', () => {
  const counts = list({ 'Poisonings:': 'Pn~,' });
  expect(values(counts)).toEqual(SAMPLE_300A.counts);
  expect(counts.M4?.certainty).toBe('likely');
});
