import { expect, it } from 'vitest';
import { audienceWords } from './folders.ts';

it.each([
  ['every client', { visibility: 'engaged' }, 'Every client of the contractor'],
  ['one client', { visibility: 'client:x' }, 'One client only'],
  ['the company alone', { visibility: 'company' }, 'No client'],
  ['a person', { visibility: 'company', staffId: 's1' }, 'Clients that the person is assigned to'],
] as const)('says who opens a file of %s', (_whose, file, words) => {
  expect(audienceWords(file)).toBe(words);
});
