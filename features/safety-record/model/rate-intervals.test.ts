import { describe, expect, it } from 'vitest';
import { ratesWithIntervals } from './rate-intervals.ts';

const LOG = { G: 0, H: 1, I: 1, J: 1, K: 12, hours: 200_000 };

describe('rates with their intervals', () => {
  it('are counts for each 100 people in a year', () => {
    expect(ratesWithIntervals([LOG])).toEqual({
      trir: { rate: '3.00', low: '0.62', high: '8.77', cases: 3 },
      dart: { rate: '2.00', low: '0.24', high: '7.22', cases: 2 },
      ltir: { rate: '1.00', low: '0.03', high: '5.57', cases: 1 },
    });
  });

  it('pool cases and hours of years, and grow narrower by it', () => {
    const { trir } = ratesWithIntervals([LOG, LOG, LOG]);

    expect(trir).toEqual({ rate: '3.00', low: '1.37', high: '5.69', cases: 9 });
  });

  it('do not exist without hours', () => {
    expect(ratesWithIntervals([{ ...LOG, G: 0, H: 0, I: 0, J: 0, hours: 0 }]).trir).toBeNull();
    expect(ratesWithIntervals([]).dart).toBeNull();
  });

  it('say how much a small employer can say with a year without cases', () => {
    expect(ratesWithIntervals([{ G: 0, H: 0, I: 0, J: 0, K: 0, hours: 20_000 }]).trir).toMatchObject({
      rate: '0.00',
      high: '36.89',
    });
  });
});
