import type { ClockMode, SettableClock } from './clock.ts';

/** setTimeout cannot wait longer than this (2^31 - 1 ms, about 25 days). */
const LONGEST_WAIT = 2_147_483_647;

interface WakeUp {
  readonly time: number;
  readonly callback: () => void;
}

/** @param wallClock milliseconds since 1970; the source of time until the clock is moved. */
export function createSettableClock(wallClock: () => number = Date.now): SettableClock {
  const wakeUps = new Set<WakeUp>();
  const listeners = new Set<() => void>();
  let offset = 0;
  let stoppedAt: number | undefined;
  let timer: NodeJS.Timeout | undefined;

  const now = () => stoppedAt ?? wallClock() + offset;
  const ahead = () => (stoppedAt === undefined ? offset : stoppedAt - wallClock());

  function ring(): void {
    timer = undefined;
    const due = [...wakeUps].filter(({ time }) => time <= now()).sort((a, b) => a.time - b.time);
    for (const wakeUp of due) {
      // An earlier callback may have cancelled this one, or moved the clock back.
      if (wakeUp.time > now() || !wakeUps.delete(wakeUp)) continue;
      wakeUp.callback();
    }
    arm();
  }

  function arm(): void {
    clearTimeout(timer);
    timer = undefined;
    const next = Math.min(...[...wakeUps].map(({ time }) => time));
    if (wakeUps.size === 0 || (stoppedAt !== undefined && next > stoppedAt)) return;
    timer = setTimeout(ring, Math.min(LONGEST_WAIT, Math.max(0, next - now())));
    timer.unref();
  }

  function moved(): void {
    arm();
    for (const listener of [...listeners]) listener();
  }

  function moveTo(time: number): void {
    if (!Number.isFinite(time)) throw new RangeError(`The clock cannot be set to ${time}.`);
    if (stoppedAt === undefined) offset = time - wallClock();
    else stoppedAt = time;
    moved();
  }

  function setMode(mode: ClockMode): void {
    const time = now();
    stoppedAt = mode === 'stopped' ? time : undefined;
    offset = time - wallClock();
    moved();
  }

  return {
    now,
    ahead,
    wakeAt(time, callback) {
      const wakeUp = { time, callback };
      wakeUps.add(wakeUp);
      arm();
      return () => {
        if (wakeUps.delete(wakeUp)) arm();
      };
    },
    onMove(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => ({
      now: now(),
      mode: stoppedAt === undefined ? 'running' : 'stopped',
      offset: ahead(),
    }),
    set: moveTo,
    advance(milliseconds) {
      if (!(milliseconds >= 0)) throw new RangeError('The clock advances by 0 milliseconds or more.');
      moveTo(now() + milliseconds);
    },
    setMode,
    reset() {
      offset = 0;
      stoppedAt = undefined;
      moved();
    },
    close() {
      wakeUps.clear();
      listeners.clear();
      clearTimeout(timer);
    },
  };
}
