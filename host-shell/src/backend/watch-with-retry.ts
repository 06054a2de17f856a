import type { Watcher } from './watch.ts';

/** Runs an action once after some milliseconds; returns the function that takes the order back. */
export type After = (ms: number, action: () => void) => () => void;

/** What a retried live query reports. After `gaveUp` no more values follow. */
export interface RetriedWatcher<T> {
  readonly next: (value: T) => void;
  readonly offline?: () => void;
  readonly retrying: (cause: unknown) => void;
  readonly gaveUp: (cause: unknown) => void;
}

/** Waits before the second, third and fourth start, in milliseconds. */
const WATCH_RETRY_DELAYS: readonly number[] = [2_000, 8_000, 30_000];

/** Starts a live query again after a failure, later each time; a value starts the count anew. */
export function watchWithRetry<T>(
  start: (watcher: Watcher<T>) => () => void,
  after: After,
  watcher: RetriedWatcher<T>,
  delays: readonly number[] = WATCH_RETRY_DELAYS,
): () => void {
  let failures = 0;
  let stop = () => {};

  function begin(): void {
    stop = start({
      next(value) {
        failures = 0;
        watcher.next(value);
      },
      offline: () => watcher.offline?.(),
      error(cause) {
        const delay = delays[failures];
        failures += 1;
        if (delay === undefined) return watcher.gaveUp(cause);
        stop = after(delay, begin);
        watcher.retrying(cause);
      },
    });
  }

  begin();
  return () => stop();
}
