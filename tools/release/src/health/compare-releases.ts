import { failedOf, type ReleaseCounts, rateOf, type Share, slowOf } from '@vcms/contract';
import { fisherGreater } from './fisher-test.ts';

export interface Comparison {
  readonly verdict: 'healthy' | 'worse' | 'undecided';
  /** With the figures, for people. */
  readonly sentence: string;
}

/** Sessions of the canary at which the test is made, once each. */
export const LOOKS = [100, 200, 400, 800, 1600] as const;
/** From this look on a canary can be healthy. */
const ENOUGH = 400;
/** Chance below which a look says "worse". */
export const ALPHA = 0.001;
/** By how much the share of failed sessions of a healthy canary may lie above that of its control. */
const MARGIN = 0.01;

/** Over all looks and both tests. */
export const FALSE_ALARM_RATE = ALPHA * LOOKS.length * 2;

/**
 * Judges a canary beside the release that the others get, from sessions of the same days.
 *
 * `worse`: Fisher's exact test, one-sided, at 0.001, says that more of the canary's sessions failed, or that more of its
 * first pages took longer than 4 s (from there on the shell says "Still loading"). With five looks and two tests the
 * chance that a canary like its control is ever called worse is at most 5 x 2 x 0.001 = 1 % (Bonferroni), if each look is
 * made once: the caller sees to that.
 * `healthy`: at least 400 sessions, not worse, and its share of failed sessions is at most a percentage point above the
 * control's. Of canaries that fail in 5 % where the control fails in 1 %, with a control of 19 times as many sessions,
 * 97 % are called worse within 400 sessions and 0.1 % healthy (compare-releases.test.ts).
 */
export function compareReleases(canary: ReleaseCounts, control: ReleaseCounts): Comparison {
  const failed = [failedOf(canary), failedOf(control)] as const;
  const slow = [slowOf(canary), slowOf(control)] as const;
  const figures = `${wordsOf(failed[0], 'failed')} against ${wordsOf(failed[1], 'failed')}; longer than 4 s to the first page: ${wordsOf(slow[0], '')} against ${wordsOf(slow[1], '')}`;
  const chance = { failed: fisherGreater(...failed), slow: fisherGreater(...slow) };
  if (chance.failed <= ALPHA)
    return said('worse', `it fails more often: ${figures}. By chance: ${round(chance.failed)}`);
  if (chance.slow <= ALPHA)
    return said('worse', `it is slower: ${figures}. By chance: ${round(chance.slow)}`);
  const { total } = failed[0];
  if (total < ENOUGH) return said('undecided', `${ENOUGH} sessions are needed: ${figures}`);
  if (failed[1].total < ENOUGH)
    return said('undecided', `${ENOUGH} sessions of its control are needed: ${figures}`);
  const isClose = rateOf(failed[0]) <= rateOf(failed[1]) + MARGIN;
  if (isClose) return said('healthy', figures);
  return said('undecided', `it fails more often, which may be chance: ${figures}`);
}

/** How many sessions told of a release that was given to them. */
export function sessionsOf(counts: ReleaseCounts): number {
  return failedOf(counts).total;
}

/** Such as "4 of 424 failed (0.9 %)". */
export function wordsOf(share: Share, word: string): string {
  const percent = (rateOf(share) * 100).toFixed(1);
  return `${share.events} of ${share.total}${word === '' ? '' : ` ${word}`} (${percent} %)`;
}

function round(chance: number): string {
  return chance < 1e-6 ? 'less than 0.000001' : chance.toPrecision(2);
}

function said(verdict: Comparison['verdict'], sentence: string): Comparison {
  return { verdict, sentence };
}
