/** The sign-in service's shortest password (V22). */
export const SHORTEST_PASSWORD = 6;
/** What the platform's password policy can ask for at most. */
const MOST_ASKED = 30;

/**
 * @param asked 0: nothing is asked, as where nobody fills in the defaults of parameters.
 * Throws a RangeError for a length that the platform cannot ask for at a change: both would tell people different numbers.
 */
export function leastPasswordLength(asked: number): number {
  if (asked === 0) return SHORTEST_PASSWORD;
  if (Number.isInteger(asked) && asked >= SHORTEST_PASSWORD && asked <= MOST_ASKED) return asked;
  throw new RangeError(
    `PASSWORD_MIN_LENGTH must be a whole number from ${SHORTEST_PASSWORD} to ${MOST_ASKED}.`,
  );
}
