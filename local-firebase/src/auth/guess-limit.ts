/** Wrong passwords for one account within so many milliseconds; the platform does not say its own numbers. */
export const GUESS_LIMIT = { count: 10, ms: 10 * 60_000 } as const;

/** Counts wrong passwords by account. An account that does not exist has its count as well, or the limit would tell. */
export interface GuessLimit {
  isReached(email: string): boolean;
  noteWrong(email: string): void;
  forget(email: string): void;
}

/** @param now milliseconds */
export function createGuessLimit(now: () => number): GuessLimit {
  const wrong = new Map<string, number[]>();
  const recent = (email: string) => (wrong.get(email) ?? []).filter((at) => now() - at < GUESS_LIMIT.ms);
  return {
    isReached: (email) => recent(email).length >= GUESS_LIMIT.count,
    noteWrong(email) {
      wrong.set(email, [...recent(email), now()].slice(-GUESS_LIMIT.count));
    },
    forget: (email) => void wrong.delete(email),
  };
}
