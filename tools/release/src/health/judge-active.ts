import { countsOn, type RemoteName } from '@vcms/contract';
import type { Target } from '../target.ts';
import { compareWithBefore } from './compare-with-before.ts';
import { type LookedAt, lookOnce } from './look-once.ts';
import type { CountsByDay } from './read-health.ts';

/** The active release and the one before it. */
export interface Succession {
  readonly remote: RemoteName;
  readonly active: string;
  readonly before: string;
}

/** How many days of the release before count, ahead of the active one's first. */
const DAYS_BEFORE = 14;
const DAY_MS = 86_400_000;

/**
 * Looks whether the active release goes worse than the one before it, once at each look; what a look said is kept at
 * `health/<env>/<remote>_after_<active>_<before>.json`.
 * @param keep false: a dry run, which keeps nothing
 */
export async function judgeActive(
  target: Pick<Target, 'env' | 'registry'>,
  { remote, active, before }: Succession,
  counts: { readonly active: CountsByDay; readonly before: CountsByDay },
  keep: boolean,
): Promise<LookedAt> {
  const first = [...counts.active.keys()].sort()[0] ?? '';
  const since = first === '' ? '' : dayBefore(first, DAYS_BEFORE);
  return await lookOnce(target, {
    name: `health/${target.env}/${remote}_after_${active}_${before}.json`,
    version: active,
    own: countsOn(counts.active, () => true),
    others: countsOn(counts.before, (day) => day >= since),
    compare: compareWithBefore,
    afterLast: 'that was the last look',
    keep,
  });
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
}
