import { describe, expect, it } from 'vitest';
import { LOOKS } from './compare-releases.ts';
import { compareWithBefore, FALSE_ALARM_RATE } from './compare-with-before.ts';
import { drawFailures, drawNormal, seededRandom } from './seeded-random.ts';

const BEFORE = { ready: 7960, mount: 40 };

it.each([
  ['fails in its mount', { ready: 380, mount: 20 }, 'worse'],
  ['breaks after its first page', { ready: 400, broke: 20 }, 'worse'],
  ['has other files than released', { ready: 380, integrity: 20 }, 'worse'],
  ['does not arrive, as on a day with a bad network', { ready: 380, network: 60 }, 'undecided'],
  ['is a little worse, as days differ', { ready: 1576, mount: 24 }, 'undecided'],
  ['is as good', { ready: 398, mount: 2 }, 'undecided'],
] as const)('an active release that %s', (_name, active, verdict) => {
  expect(compareWithBefore(active, BEFORE).verdict).toBe(verdict);
});

it('a release before of which little is known is no measure', () => {
  expect(compareWithBefore({ ready: 50, mount: 50 }, { ready: 399 })).toEqual({
    verdict: 'undecided',
    sentence:
      '400 sessions of the release before are needed: 50 of 100 failed by their own (50.0 %) against 0 of 399 before (0.0 %)',
  });
});

describe('over its five looks, in simulated releases like the one before, failing in half a percent', () => {
  const RUNS = 2000;
  /** Days of a like number of sessions; the rate of a day is the base times e to the power of spread times a normal draw. */
  const PER_DAY = 400;

  it('where days do not differ, at most 0.5 % are called worse', () => {
    expect(FALSE_ALARM_RATE).toBeCloseTo(0.005, 12);
    expect(falseAlarms({ seed: 20261127, spread: 0 })).toBeLessThanOrEqual(FALSE_ALARM_RATE);
  });

  it('where one day has half or twice the rate of another, at most 1 %, and without the margin more', () => {
    expect(falseAlarms({ seed: 20261128, spread: 0.5 })).toBeLessThanOrEqual(0.01);
    expect(falseAlarms({ seed: 20261128, spread: 0.5, margin: 0 })).toBeGreaterThan(0.01);
  });

  it('a day on which everything fails is called worse: no history can tell it from a bad release', () => {
    expect(falseAlarms({ seed: 20261129, spread: 0, badDay: 0.1 })).toBeGreaterThan(0.95);
  });

  it('one that fails in 5 % is called worse within 400 sessions, nearly always', () => {
    expect(falseAlarms({ seed: 20261130, spread: 0, badDay: 0.05, last: 400 })).toBeGreaterThan(0.9);
  });

  /** The share that is ever called worse. @param given.badDay the rate of every day of the active release */
  function falseAlarms(given: {
    seed: number;
    spread: number;
    margin?: number;
    badDay?: number;
    last?: number;
  }): number {
    const random = seededRandom(given.seed);
    const rateOfDay = () => 0.005 * Math.exp(given.spread * drawNormal(random));
    let worse = 0;
    for (let run = 0; run < RUNS; run += 1) {
      let mount = 0;
      for (let day = 0; day < 14; day += 1) mount += drawFailures(random, PER_DAY, rateOfDay());
      const before = { ready: 14 * PER_DAY - mount, mount };
      let [sessions, failed] = [0, 0];
      let rate = given.badDay ?? rateOfDay();
      for (const look of LOOKS.filter((size) => size <= (given.last ?? 1600))) {
        while (sessions < look) {
          if (sessions % PER_DAY === 0) rate = given.badDay ?? rateOfDay();
          failed += drawFailures(random, 100, rate);
          sessions += 100;
        }
        const own = { ready: sessions - failed, mount: failed };
        if (compareWithBefore(own, before, given.margin).verdict !== 'worse') continue;
        worse += 1;
        break;
      }
    }
    console.info('simulated releases', given, worse / RUNS);
    return worse / RUNS;
  }
});
