import { expect, it } from 'vitest';
import { repairedNumber } from './repaired-number.ts';

it.each([
  ['1O,O00', '10,000'],
  ['$1,0O0,000', '$1,000,000'],
  ['§2,500,000', '$2,500,000'],
  ['1.000.000', '1,000,000'],
  ['l2/O1/2026', '12/01/2026'],
  ['0S/14/2027', '05/14/2027'],
  ['1,000,000', undefined],
  ['03/01/2026', undefined],
  // Neither an amount nor a date: a rating, the number of a policy, words.
  ['1.045', undefined],
  ['GL-2O40', undefined],
  ['SOIL', undefined],
])('%s is %s with its digits', (text, repaired) => expect(repairedNumber(text)).toBe(repaired));
