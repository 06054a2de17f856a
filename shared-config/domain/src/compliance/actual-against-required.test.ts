import { describe, expect, it } from 'vitest';
import { actualAgainstRequired } from './actual-against-required.ts';
import { createItem } from './status.ts';

const short = createItem('insurance.auto.auto_csl', 'non_compliant', {
  reasons: ['below_limit'],
  actual: 500_000,
  required: 1_000_000,
  gap: 500_000,
});
const rate = createItem('osha.trir', 'non_compliant', {
  reasons: ['over_limit'],
  actual: '3.20',
  required: '2.50',
});
const waiting = createItem('program.hazcom', 'pending_review', { reasons: ['awaiting_review'] });

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
