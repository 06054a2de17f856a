/** Time as a parameter: the browser's in production, a hand-driven one in tests. */
export interface Clock {
  /** Milliseconds since 1970-01-01 UTC. */
  now(): number;
  /** Runs `action` once after `ms` milliseconds; returns the function that takes the order back. */
  after(ms: number, action: () => void): () => void;
}

/** The clock of the page. */
export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, action) {
    const handle = setTimeout(action, ms);
    return () => clearTimeout(handle);
  },
};

/** Resolves after `ms` milliseconds of the clock, or at once when the signal is aborted. */
export function delay(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const done = () => {
      cancel();
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const cancel = clock.after(ms, done);
    signal?.addEventListener('abort', done);
  });
}
