import type { ReleaseCounts } from '@vcms/contract';
import { describe, expect, it } from 'vitest';
import { compareReleases, FALSE_ALARM_RATE, LOOKS } from './compare-releases.ts';
import { drawFailures, seededRandom } from './seeded-random.ts';

const ready = (count: number, more: ReleaseCounts = {}): ReleaseCounts => ({
  ready: count,
  'wait-1': count,
  ...more,
});
const verdict = (canary: ReleaseCounts, control: ReleaseCounts) => compareReleases(canary, control).verdict;

it.each([
  ['as good as its control', ready(420, { mount: 4 }), ready(7900, { mount: 80 }), 'healthy'],
  ['failing in the mount', ready(380, { mount: 20 }), ready(7900, { mount: 80 }), 'worse'],
  ['with other files than released', ready(380, { integrity: 20 }), ready(7900), 'worse'],
  ['that breaks after its first page', ready(400, { broke: 20 }), ready(7900, { broke: 80 }), 'worse'],
  [
    'that is slow',
    { ready: 400, 'wait-1': 340, 'wait-8': 60 },
    { ready: 7900, 'wait-1': 7700, 'wait-more': 200 },
    'worse',
  ],
  ['with few sessions', ready(399), ready(7900), 'undecided'],
  ['without a control', ready(900), ready(10), 'undecided'],
  ['a little more often failing', ready(389, { code: 11 }), ready(7900, { code: 80 }), 'undecided'],
  ['nobody told of', {}, {}, 'undecided'],
] as const)('a canary %s', (_name, canary, control, expected) => {
  expect(verdict(canary, control)).toBe(expected);
});

it('sessions that got it in the place of another release count for nobody', () => {
  expect(compareReleases(ready(1, { 'stand-in': 5000 }), ready(1))).toMatchObject({ verdict: 'undecided' });
});

it('the sentence holds the figures', () => {
  expect(compareReleases(ready(380, { mount: 20 }), ready(7900, { mount: 100 })).sentence).toBe(
    'it fails more often: 20 of 400 failed (5.0 %) against 100 of 8000 failed (1.3 %); longer than 4 s to the first page: 0 of 380 (0.0 %) against 0 of 7900 (0.0 %). By chance: less than 0.000001',
  );
});

describe('over its five looks, in simulated canaries', () => {
  const RUNS = 2000;

  it.each([
    [0.01, 19],
    [0.01, 3],
    [0.05, 1],
    [0.2, 3],
  ])(
    'one like its control, failing in %f, control %i times as large, is called worse in at most 1 %',
    (rate, ratio) => {
      const { worse } = simulate({ seed: 20261127, canary: rate, control: rate, ratio });

      expect(FALSE_ALARM_RATE).toBeCloseTo(0.01, 12);
      expect(worse / RUNS).toBeLessThanOrEqual(FALSE_ALARM_RATE);
    },
  );

  it('one that fails in 5 % beside 1 % is called worse within 400 sessions, nearly always, and hardly ever healthy', () => {
    const { worseBy400, healthy } = simulate({ seed: 20261128, canary: 0.05, control: 0.01, ratio: 19 });

    expect(worseBy400 / RUNS).toBeGreaterThan(0.95);
    expect(healthy / RUNS).toBeLessThan(0.005);
  });

  /** Follows canaries until something is decided; sessions come at once for both and have the same times. */
  function simulate(given: { seed: number; canary: number; control: number; ratio: number }) {
    const random = seededRandom(given.seed);
    const found = { seed: given.seed, worse: 0, worseBy400: 0, healthy: 0 };
    for (let run = 0; run < RUNS; run += 1) {
      let [sessions, failed, controlFailed] = [0, 0, 0];
      for (const look of LOOKS) {
        failed += drawFailures(random, look - sessions, given.canary);
        controlFailed += drawFailures(random, (look - sessions) * given.ratio, given.control);
        sessions = look;
        const others = sessions * given.ratio;
        const said = verdict(
          { ready: sessions - failed, mount: failed },
          { ready: others - controlFailed, mount: controlFailed },
        );
        if (said === 'undecided') continue;
        found[said] += 1;
        if (said === 'worse' && look <= 400) found.worseBy400 += 1;
        break;
      }
    }
    console.info('simulated canaries', given, found);
    return found;
  }
});
