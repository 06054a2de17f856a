import type { ReleaseSource } from './choose-release.ts';
import type { Clock } from './clock.ts';
import type { LoadFailure } from './load-failure.ts';
import { LOAD_LIMITS } from './load-limits.ts';
import type { LocatedRelease } from './release-client.ts';
import { Aborted } from './time-limit.ts';

/** The step that a load is at. */
export type LoadPhase = 'registry' | 'release' | 'entry' | 'app';

/** One load from its order to its end; the steps note where they are. */
export interface LoadRun {
  phase: LoadPhase;
  release?: string | undefined;
  source?: ReleaseSource | undefined;
  /** The release, as soon as its release.json was accepted. */
  located?: LocatedRelease | undefined;
  /** Aborted by whoever ordered the load, and when it takes longer than 20 s. */
  readonly signal: AbortSignal;
  readonly startedAt: number;
}

export type RunEnd<T> =
  | { readonly kind: 'ended'; readonly value: T; readonly run: LoadRun }
  | { readonly kind: 'aborted' }
  | { readonly kind: 'late'; readonly run: LoadRun };

/** What is known of a load that took too long. */
export type LateCode = Pick<LoadFailure, 'kind' | 'connected'>;

/** What a load that took too long is called, by the step it was at. */
export const LATE_KIND: Readonly<Record<LoadPhase, LoadFailure['kind']>> = {
  registry: 'registry-unreachable',
  release: 'release-unreachable',
  entry: 'entry-timeout',
  app: 'chunk-timeout',
};

/** Runs the work within the total limit; tells apart whether it was called off or took too long. */
export async function runWithinTotal<T>(
  clock: Clock,
  signal: AbortSignal,
  work: (run: LoadRun) => Promise<T>,
): Promise<RunEnd<T>> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  const cancel = clock.after(LOAD_LIMITS.total, stop);
  const run: LoadRun = { phase: 'registry', signal: controller.signal, startedAt: clock.now() };
  try {
    return { kind: 'ended', value: await work(run), run };
  } catch (error) {
    if (!(error instanceof Aborted)) throw error;
    return signal.aborted ? { kind: 'aborted' } : { kind: 'late', run };
  } finally {
    cancel();
    signal.removeEventListener('abort', stop);
  }
}
