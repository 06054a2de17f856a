import { createItem } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { requestableKeys, unmetUnder } from './variance-keys.ts';

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

it('finds what a variance stands in for, by its key or a parent of it', () => {
  expect(unmetUnder('insurance.auto', [met, short])).toEqual([short]);
  expect(unmetUnder('insurance.gl', [met, short])).toEqual([]);
});
