/** Stops a wake-up that has not happened yet. */
type CancelWakeUp = () => void;

/**
 * The time of the whole server: commit times, `request.time` of rules, object times and schedules.
 * Everything in milliseconds since 1970.
 */
export interface Clock {
  now(): number;
  /** How far it is ahead of the wall clock; exactly 0 until somebody moves it. */
  ahead(): number;
  /**
   * Calls back once when the clock has reached `time`, also when it is moved past it. Never calls back at once,
   * not even for a time that has passed. Callbacks come in the order of their times.
   */
  wakeAt(time: number, callback: () => void): CancelWakeUp;
  /** Calls back whenever somebody has moved, stopped or reset the clock; answers how to end that. */
  onMove(listener: () => void): () => void;
}

/** `running`: moves with the wall clock. `stopped`: moves only when told to. */
export type ClockMode = 'running' | 'stopped';

interface ClockReading {
  readonly now: number;
  readonly mode: ClockMode;
  /** How far the clock is ahead of the wall clock, in milliseconds. */
  readonly offset: number;
}

/** A clock that a developer or a test may move. It starts as the wall clock. */
export interface SettableClock extends Clock {
  read(): ClockReading;
  /** Moves to a time, forwards or backwards. */
  set(time: number): void;
  /** Moves forwards by a number of milliseconds, at least 0. */
  advance(milliseconds: number): void;
  setMode(mode: ClockMode): void;
  /** Back to the wall clock, running. */
  reset(): void;
  /** Forgets every wake-up. */
  close(): void;
}
