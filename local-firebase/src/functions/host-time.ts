import type { Clock } from '../clock/clock.ts';

/** What of the server's clock concerns the process of the functions. */
export type HostTime = Pick<Clock, 'ahead'>;

/**
 * Tells the process at every call how far its `Date` is to be ahead, in milliseconds; see functions-host/protocol.md. With
 * the call and not beside it, so that a call never overtakes the move of the clock that came before it.
 */
export function timeHeader(time: HostTime): Readonly<Record<string, string>> {
  return { 'x-local-clock-ahead': String(Math.round(time.ahead())) };
}
