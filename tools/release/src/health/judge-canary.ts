import { countsOn, type RemoteName } from '@vcms/contract';
import { EXIT, ReleaseFailure } from '../release-failure.ts';
import type { Target } from '../target.ts';
import { type Comparison, compareReleases, LOOKS, sessionsOf } from './compare-releases.ts';
import type { CountsByDay } from './read-health.ts';

/** A canary and the release that the others get. */
export interface Pair {
  readonly remote: RemoteName;
  readonly canary: string;
  readonly control: string;
}

/**
 * Judges a canary at most once for each look: what a look said is kept beside the registry, at
 * `health/<env>/<remote>_<canary>_<control>.json`, and said again until the canary has the sessions of the next. Asking
 * more often does not make a false alarm likelier.
 * @param keep false: a dry run, which keeps nothing
 */
export async function judgeCanary(
  { env, registry }: Pick<Target, 'env' | 'registry'>,
  { remote, canary, control }: Pair,
  counts: { readonly canary: CountsByDay; readonly control: CountsByDay },
  keep: boolean,
): Promise<Comparison> {
  const onItsDays = (day: string) => counts.canary.has(day);
  const [own, others] = [countsOn(counts.canary, onItsDays), countsOn(counts.control, onItsDays)];
  const sessions = sessionsOf(own);
  const look = LOOKS.findLast((size) => size <= sessions);
  if (look === undefined) return waiting(`${sessions} sessions of ${canary} are known`, LOOKS[0]);
  const name = `health/${env}/${remote}_${canary}_${control}.json`;
  const stored = await registry.read(name);
  const kept = stored === undefined ? {} : parseLooks(stored.bytes);
  const before = kept[look];
  const next = LOOKS.find((size) => size > look);
  if (before?.verdict === 'undecided') return waiting(before.sentence, next);
  if (before?.verdict === 'worse') return before;
  const found = compareReleases(own, others);
  // The run that found it healthy was stopped, or the canary began anew: no second look, but none is promoted that fails now.
  if (before !== undefined) return found.verdict === 'healthy' ? found : waiting(found.sentence, next);
  if (keep) {
    const bytes = Buffer.from(`${JSON.stringify({ ...kept, [look]: found }, null, 2)}\n`);
    const written = await registry.write(name, bytes, stored ?? 'absent');
    if (written === 'changed')
      throw new ReleaseFailure(EXIT.conflict, 'Somebody else judges this canary now. Run the command again.');
  }
  return found.verdict === 'undecided' ? waiting(found.sentence, next) : found;
}

function waiting(sentence: string, next: number | undefined): Comparison {
  const then =
    next === undefined ? 'that was the last look, so decide yourself' : `the next look is at ${next}`;
  return { verdict: 'undecided', sentence: `${sentence}; ${then}` };
}

/** The tool's own file, written by nobody else. */
function parseLooks(bytes: Uint8Array): Readonly<Record<string, Comparison>> {
  return JSON.parse(Buffer.from(bytes).toString('utf8')) as Record<string, Comparison>;
}
