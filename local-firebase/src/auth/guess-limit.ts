/** So many wrong passwords within so many milliseconds; the platform does not say its own numbers. */
export interface GuessBound {
  readonly count: number;
  readonly ms: number;
}

/** For one account. */
export const GUESS_LIMIT: GuessBound = { count: 10, ms: 10 * 60_000 };
/** From one network address for all accounts together: the people of an office share one. */
export const ADDRESS_GUESS_LIMIT: GuessBound = { count: 50, ms: 10 * 60_000 };

/** Counts wrong passwords by a name. An account that does not exist has its count as well, or the limit would tell. */
export interface GuessLimit {
  isReached(name: string): boolean;
  noteWrong(name: string): void;
  forget(name: string): void;
}

/** Both counts; a right password ends that of its account only, or whoever has one account could guess at all others. */
export interface GuessLimits {
  readonly accounts: GuessLimit;
  readonly addresses: GuessLimit;
}

/** @param now milliseconds */
export function createGuessLimit(now: () => number, { count, ms }: GuessBound = GUESS_LIMIT): GuessLimit {
  const wrong = new Map<string, number[]>();
  const recent = (name: string) => (wrong.get(name) ?? []).filter((at) => now() - at < ms);
  return {
    isReached: (name) => recent(name).length >= count,
    noteWrong(name) {
      wrong.set(name, [...recent(name), now()].slice(-count));
    },
    forget: (name) => void wrong.delete(name),
  };
}
