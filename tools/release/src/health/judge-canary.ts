import { countsOn, type RemoteName } from '@vcms/contract';
import type { Target } from '../target.ts';
import { compareReleases } from './compare-releases.ts';
import { type LookedAt, lookOnce } from './look-once.ts';
import type { CountsByDay } from './read-health.ts';

/** A canary and the release that the others get. */
export interface Pair {
  readonly remote: RemoteName;
  readonly canary: string;
  readonly control: string;
}

/**
 * Judges a canary beside its control by sessions of the same days, once at each look; what a look said is kept at
 * `health/<env>/<remote>_<canary>_<control>.json`.
 * @param keep false: a dry run, which keeps nothing
 */
export async function judgeCanary(
  target: Pick<Target, 'env' | 'registry'>,
  { remote, canary, control }: Pair,
  counts: { readonly canary: CountsByDay; readonly control: CountsByDay },
  keep: boolean,
): Promise<LookedAt> {
  const onItsDays = (day: string) => counts.canary.has(day);
  return await lookOnce(target, {
    name: `health/${target.env}/${remote}_${canary}_${control}.json`,
    version: canary,
    own: countsOn(counts.canary, onItsDays),
    others: countsOn(counts.control, onItsDays),
    compare: compareReleases,
    afterLast: 'that was the last look, so decide yourself',
    keep,
  });
}
