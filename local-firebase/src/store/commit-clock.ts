/** Server time in whole microseconds since 1970. Never goes back, not over restarts either. */
export interface CommitClock {
  /** A new time, later than every one handed out before. */
  nextCommitTime(): number;
  /** A time not earlier than any handed out before; everything committed by then is visible. */
  readTime(): number;
  /** The latest time handed out. */
  latest(): number;
}

export interface CommitClockOptions {
  /** Wall clock in milliseconds. */
  readonly clock: () => number;
  /** No time at or before this one is handed out as a commit time (the persisted horizon). */
  readonly startAfter: number;
  /** Called with a horizon before a time beyond the previous one leaves. */
  readonly onHorizon: (horizon: number) => void;
}

/** How far ahead times are promised to the disk, so that not every read has to write. */
export const HORIZON_MICROS = 1_000_000;

export function createCommitClock({ clock, startAfter, onHorizon }: CommitClockOptions): CommitClock {
  let last = startAfter;
  let horizon = startAfter;
  function advance(least: number): number {
    last = Math.max(Math.floor(clock() * 1000), least);
    if (last > horizon) {
      horizon = last + HORIZON_MICROS;
      onHorizon(horizon);
    }
    return last;
  }
  return {
    nextCommitTime: () => advance(last + 1),
    readTime: () => advance(last),
    latest: () => last,
  };
}
