import { createItem } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { actualAgainstRequired, requestableKeys, unmetUnder } from './variance-keys.ts';

const short = createItem('insurance.auto.auto_csl', 'non_compliant', {
  reasons: ['below_limit'],
  actual: 500_000,
  required: 1_000_000,
  gap: 500_000,
});
const met = createItem('insurance.gl.coverage', 'compliant');
const rate = createItem('osha.trir', 'non_compliant', {
  reasons: ['over_limit'],
  actual: '3.20',
  required: '2.50',
});
const waiting = createItem('program.hazcom', 'pending_review', { reasons: ['awaiting_review'] });

describe('keys that a request can name', () => {
  it('puts the line before its unmet demand, and leaves out what is met', () => {
    expect(requestableKeys([met, short, rate, waiting])).toEqual([
      'insurance.auto',
      'insurance.auto.auto_csl',
      'osha',
      'osha.trir',
      'program.hazcom',
    ]);
  });

  it('keeps the demands of a line together', () => {
    const other = createItem('insurance.auto.auto_pd', 'non_compliant');
    expect(requestableKeys([short, rate, other])).toEqual([
      'insurance.auto',
      'insurance.auto.auto_csl',
      'insurance.auto.auto_pd',
      'osha',
      'osha.trir',
    ]);
  });

  it('offers lines and areas where everything is met', () => {
    expect(requestableKeys([met, createItem('insurance.gl.gl_each_occurrence', 'expiring')])).toEqual([
      'insurance.gl',
    ]);
    expect(requestableKeys([])).toEqual([]);
  });
});

describe('how an item stands', () => {
  it('names both amounts, as dollars in insurance', () => {
    expect(actualAgainstRequired(short)).toBe('$500,000 against $1,000,000');
    expect(actualAgainstRequired(rate)).toBe('3.20 against 2.50');
    const used = { ...short, actual: 4_000_000, required: 5_000_000, facts: { used: 1_000_000 } };
    expect(actualAgainstRequired(used)).toBe('$4,000,000 of $5,000,000 left against $5,000,000');
  });

  it('says the reasons where there are no amounts', () => {
    expect(actualAgainstRequired(waiting)).toBe('Waiting for review');
  });
});

it('finds what a variance stands in for, by its key or a parent of it', () => {
  expect(unmetUnder('insurance.auto', [met, short])).toEqual([short]);
  expect(unmetUnder('insurance.gl', [met, short])).toEqual([]);
});
