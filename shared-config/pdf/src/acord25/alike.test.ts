import { describe, expect, it } from 'vitest';
import { isAlike } from './alike.ts';

describe('a recognised word', () => {
  it.each([
    ['0CCUR', 'OCCUR'],
    ['L1ABILITY', 'LIABILITY'],
    ['COMPENSATI0', 'COMPENSATION'],
    ['P0LICY', 'POLICY'],
    ['INSURANC', 'INSURANCE'],
    ['ACCIDEMT', 'ACCIDENT'],
  ])('%s may be %s of the form', (read, wanted) => expect(isAlike(read, wanted)).toBe(true));

  it.each([
    ['INSURER', 'INSURED'],
    ['CONTRACT', 'CONTACT'],
    ['EACH', 'EXCH'],
    ['AGGREGATE', 'ACCIDENT'],
    ['A', 'B'],
  ])('%s is not %s', (read, wanted) => expect(isAlike(read, wanted)).toBe(false));
});
