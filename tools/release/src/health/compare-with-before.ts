import { type ReleaseCounts, rateOf, type Share } from '@vcms/contract';
import { ALPHA, type Comparison, LOOKS, wordsOf } from './compare-releases.ts';
import { fisherGreater } from './fisher-test.ts';

/** By how much more sessions must fail: days differ, and this is more than they do (compare-with-before.test.ts). */
const MARGIN = 0.03;
/** Sessions of the release before, at least. */
const ENOUGH = 400;

/** Over all looks, if days do not differ. */
export const FALSE_ALARM_RATE = ALPHA * LOOKS.length;

/**
 * Compares the active release with the one before it, which other days had. Only failures of the release's own count, code that
 * stops, wrong files, mounts, pages of error: what does not arrive hangs on the networks of the day. `worse`: Fisher's exact test,
 * one-sided, at 0.001, and at least three percentage points more. A day on which every release fails looks the same: this says that
 * somebody should look, not that the release is to blame.
 */
export function compareWithBefore(
  active: ReleaseCounts,
  before: ReleaseCounts,
  margin: number = MARGIN,
): Comparison {
  const [own, others] = [ownFaults(active), ownFaults(before)];
  const figures = `${wordsOf(own, 'failed by their own')} against ${wordsOf(others, 'before')}`;
  if (others.total < ENOUGH)
    return {
      verdict: 'undecided',
      sentence: `${ENOUGH} sessions of the release before are needed: ${figures}`,
    };
  const chance = fisherGreater(own, others);
  const isWorse = chance <= ALPHA && rateOf(own) >= rateOf(others) + margin;
  return { verdict: isWorse ? 'worse' : 'undecided', sentence: figures };
}

/** Sessions in which files arrived, and those that the release failed. */
function ownFaults(counts: ReleaseCounts): Share {
  const ready = counts.ready ?? 0;
  const without = (counts.code ?? 0) + (counts.integrity ?? 0) + (counts.mount ?? 0);
  return { events: without + Math.min(ready, counts.broke ?? 0), total: ready + without };
}
