import { type Clock, delay } from './clock.ts';
import { LoadError } from './load-failure.ts';
import { LOAD_LIMITS } from './load-limits.ts';
import type { LoadRun } from './load-run.ts';
import type { Candidate } from './remote-loader-deps.ts';
import { Aborted } from './time-limit.ts';

/** How the attempt to load one release ended. */
export type AttemptEnd<T> =
  | { readonly kind: 'done'; readonly value: T; readonly candidate: Candidate }
  | { readonly kind: 'failed'; readonly error: LoadError }
  | { readonly kind: 'aborted' };

/** The attempt to load one release; a load makes at most two, the second beside the first when that takes long. */
export interface Attempt<T> {
  /** From 1. */
  readonly number: number;
  readonly run: LoadRun;
  /** Never rejects. */
  readonly end: Promise<AttemptEnd<T>>;
  /** Resolves when the release has been chosen long enough ago for another one to be tried beside it. */
  readonly late: Promise<void>;
  /** True once its release has been made known. */
  isShown: boolean;
  /** What it still brings counts for nothing. */
  callOff(): void;
}

/** What is done in one attempt; `onChosen` when its release is known, with the moment since when that counts. */
export type AttemptWork<T> = (
  attempt: Attempt<T>,
  onChosen: (since: number) => void,
) => Promise<{ readonly value: T; readonly candidate: Candidate }>;

export function startAttempt<T>(
  clock: Clock,
  parent: LoadRun,
  number: number,
  work: AttemptWork<T>,
): Attempt<T> {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  if (parent.signal.aborted) stop();
  parent.signal.addEventListener('abort', stop);
  let onChosen: (since: number) => void = () => {};
  const late = new Promise<void>((resolve) => {
    onChosen = (since) => {
      const left = since + LOAD_LIMITS.overtake - clock.now();
      void delay(clock, Math.max(0, left), signal).then(resolve);
    };
  });
  let attempt: Attempt<T>;
  const begin = async (): Promise<AttemptEnd<T>> => {
    try {
      return { kind: 'done', ...(await work(attempt, onChosen)) };
    } catch (error) {
      if (error instanceof Aborted || signal.aborted) return { kind: 'aborted' };
      return { kind: 'failed', error: error instanceof LoadError ? error : unexpected(error) };
    } finally {
      parent.signal.removeEventListener('abort', stop);
    }
  };
  const run: LoadRun = { phase: 'registry', signal, startedAt: parent.startedAt };
  // The work begins a turn later: by then the attempt is whole.
  attempt = { number, run, late, isShown: false, callOff: stop, end: Promise.resolve().then(begin) };
  return attempt;
}

/** What comes next: the end of an attempt, or that the only one takes so long that another may be tried. */
export async function nextEvent<T>(
  pending: ReadonlySet<Attempt<T>>,
  mayBeLate: boolean,
): Promise<{ readonly attempt: Attempt<T>; readonly end: AttemptEnd<T> | 'late' }> {
  const events = [...pending].map((attempt) => {
    const end = attempt.end.then((found) => ({ attempt, end: found }));
    return mayBeLate
      ? Promise.race([end, attempt.late.then(() => ({ attempt, end: 'late' as const }))])
      : end;
  });
  return Promise.race(events);
}

/** A load stands where its attempt stands. */
export function adoptRun(load: LoadRun, { phase, release, source, located }: LoadRun): void {
  Object.assign(load, { phase, release, source, located });
}

function unexpected(error: unknown): LoadError {
  return new LoadError('app-invalid', String(error), error);
}
