import type { Standing } from '@vcms/data';
import { describe, expect, it } from 'vitest';
import { type Figure, figuresOf, histogramOf, isAbove } from './figures.ts';

const figure = (value: number): Figure => ({
  contractorId: `c${value}`,
  contractorName: `C ${value}`,
  value,
});

function standing(contractorName: string, actual: string | undefined): Standing {
  const items = actual === undefined ? [] : [{ key: 'osha.trir', actual }];
  return { contractorId: contractorName, contractorName, items } as unknown as Standing;
}

describe("today's figures", () => {
  it('are those of the results, the highest first, and say how many have none', () => {
    const standings = [standing('Acme', '1.94'), standing('Bolt', undefined), standing('Crane', '12.10')];
    const { shown, without } = figuresOf(standings, 'osha.trir');
    expect(shown.map(({ contractorName, value }) => [contractorName, value])).toEqual([
      ['Crane', 12.1],
      ['Acme', 1.94],
    ]);
    expect(without).toBe(1);
  });

  it('are above a limit from the next hundredth on', () => {
    expect([2.99, 3, 3.01].map((value) => isAbove(figure(value), 3))).toEqual([false, false, true]);
  });
});

describe('the columns', () => {
  it('hold every contractor once, the edges in the upper column', () => {
    const { bins } = histogramOf([0, 0.3, 0.5, 1.2, 3.99, 4].map(figure), 0, 3);
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(6);
    expect(bins[0]).toEqual({ from: 0, to: 0.5, count: 2 });
    expect(bins.at(-1)).toEqual({ from: 4, to: 4.5, count: 1 });
  });

  it('reach to the limit and stay few, however far a contractor is off', () => {
    expect(histogramOf([figure(1)], 0, 7).to).toBeGreaterThan(7);
    expect(histogramOf([figure(120)], 0, 3).bins.length).toBeLessThanOrEqual(16);
    expect(histogramOf([], 0.5, 1).to).toBeGreaterThan(1);
  });
});
