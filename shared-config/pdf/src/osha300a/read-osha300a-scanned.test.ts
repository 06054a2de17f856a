import { expect, it } from 'vitest';
import { values } from '../test-support/read-sample.ts';
import { SAMPLE_300A, sample300a } from '../test-support/sample-300a.ts';
import { scannedPage } from '../test-support/scanned-page.ts';
import { readOsha300a } from './read-osha300a.ts';

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
