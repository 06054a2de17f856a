import type { ReleaseCounts } from '@vcms/contract';
import { EXIT, ReleaseFailure } from '../release-failure.ts';
import type { Target } from '../target.ts';
import { type Comparison, LOOKS, sessionsOf } from './compare-releases.ts';

/** What is judged, and how. */
export interface Judgement {
  /** Name of the file beside the registry that keeps what each look said. */
  readonly name: string;
  /** The release that is judged, for sentences. */
  readonly version: string;
  readonly own: ReleaseCounts;
  readonly others: ReleaseCounts;
  readonly compare: (own: ReleaseCounts, others: ReleaseCounts) => Comparison;
  /** What is said once the last look decided nothing. */
  readonly afterLast: string;
  /** false: a dry run, which keeps nothing. */
  readonly keep: boolean;
}

/** As said now; `isLast`: no further look will be made. */
export interface LookedAt extends Comparison {
  readonly isLast?: boolean;
}

/**
 * Judges a release at most once for each look: what a look said is kept beside the registry and said again until the release has
 * the sessions of the next. Asking more often does not make a false alarm likelier.
 */
export async function lookOnce(
  { registry }: Pick<Target, 'registry'>,
  { name, version, own, others, compare, afterLast, keep }: Judgement,
): Promise<LookedAt> {
  const sessions = sessionsOf(own);
  const look = LOOKS.findLast((size) => size <= sessions);
  const waiting = (sentence: string, next: number | undefined): LookedAt => ({
    verdict: 'undecided',
    sentence: `${sentence}; ${next === undefined ? afterLast : `the next look is at ${next}`}`,
    ...(next === undefined ? { isLast: true } : {}),
  });
  if (look === undefined) return waiting(`${sessions} sessions of ${version} are known`, LOOKS[0]);
  const stored = await registry.read(name);
  const kept = stored === undefined ? {} : parseLooks(stored.bytes);
  const before = kept[look];
  const next = LOOKS.find((size) => size > look);
  if (before?.verdict === 'undecided') return waiting(before.sentence, next);
  if (before?.verdict === 'worse') return before;
  const found = compare(own, others);
  // The run that found it healthy was stopped, or the canary began anew: no second look, but none is promoted that fails now.
  if (before !== undefined) return found.verdict === 'healthy' ? found : waiting(found.sentence, next);
  if (keep) {
    const bytes = Buffer.from(`${JSON.stringify({ ...kept, [look]: found }, null, 2)}\n`);
    const written = await registry.write(name, bytes, stored ?? 'absent');
    if (written === 'changed')
      throw new ReleaseFailure(
        EXIT.conflict,
        'Somebody else judges this release now. Run the command again.',
      );
  }
  return found.verdict === 'undecided' ? waiting(found.sentence, next) : found;
}

/** The tool's own file, written by nobody else. */
function parseLooks(bytes: Uint8Array): Readonly<Record<string, Comparison>> {
  return JSON.parse(Buffer.from(bytes).toString('utf8')) as Record<string, Comparison>;
}
