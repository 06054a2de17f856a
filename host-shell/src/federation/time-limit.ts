import type { Clock } from './clock.ts';

/** Thrown by `untilAborted`. */
export class Aborted extends Error {
  override readonly name = 'Aborted';
}

/** The promise's outcome, or a rejection with `late()` after `ms`. The promise itself is not stopped. */
export function withLimit<T>(clock: Clock, ms: number, work: Promise<T>, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => reject(late()));
    work.then(resolve, reject).finally(cancel);
  });
}

/** The promise's outcome, or a rejection with Aborted as soon as the signal is aborted. */
export function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Aborted());
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
