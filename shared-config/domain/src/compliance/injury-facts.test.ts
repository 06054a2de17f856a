import { describe, expect, it } from 'vitest';
import { buildLog } from '../test-support/builders.ts';
import { injuryFacts } from './injury-facts.ts';
import { createItem } from './status.ts';

const logs = [
  buildLog(2023, { state: 'accepted', hours: 100_000, G: 1, J: 1 }),
  buildLog(2024, { state: 'accepted', hours: 120_000, H: 2 }),
  buildLog(2025, { state: 'accepted', hours: 130_000, I: 3 }),
];
const all = logs.map(({ id }) => id);
const rate = (evidenceIds: readonly string[], status: Parameters<typeof createItem>[1] = 'compliant') =>
  createItem('osha.trir', status, { evidenceIds });

describe('what a pooled TRIR adds up', () => {
  it('is cases and hours of the logs that the rate is made of', () => {
    expect(injuryFacts({ items: [rate(all)] }, logs)).toEqual({
      ...{ cases: 7, hours: 350_000 },
      ...{ from: 2023, to: 2025 },
    });
    const latest = rate(['osha2025'], 'non_compliant');
    expect(injuryFacts({ items: [latest] }, logs)).toMatchObject({ cases: 3, from: 2025, to: 2025 });
  });

  it('is made of the years that are wanted where the client limits no rate', () => {
    const item = createItem('osha.logs', 'expiring', { evidenceIds: all });
    expect(injuryFacts({ items: [item] }, logs)?.hours).toBe(350_000);
    const gap = createItem('osha.logs', 'non_compliant', { evidenceIds: ['osha2023'] });
    expect(injuryFacts({ items: [gap] }, logs)).toBeUndefined();
  });

  it('leaves a contractor out whose numbers wait for review, or which has none', () => {
    expect(injuryFacts({ items: [rate(all, 'pending_review')] }, logs)).toBeUndefined();
    const waiting = [...logs.slice(0, 2), buildLog(2025)];
    expect(injuryFacts({ items: [rate(all)] }, waiting)).toBeUndefined();
    const idle = [buildLog(2025, { state: 'accepted', hours: 0, noWork: true })];
    expect(injuryFacts({ items: [rate(['osha2025'], 'not_applicable')] }, idle)).toBeUndefined();
    expect(injuryFacts({ items: [] }, logs)).toBeUndefined();
  });
});
