/**
 * `endedSessions/{uid}` {before}: sessions that began before this second are over. Access rules read it with every request
 * (ADR 21); it is no record of the product, and no rule opens it.
 */
export const ENDED_SESSIONS = 'endedSessions';

/**
 * Whether a session goes on, by the same comparison as `isLive()` of the rules.
 * @param before seconds since 1970, as stored; anything but a number: no session of this person was ever ended
 * @param authTime `auth_time` of the token, seconds since 1970
 */
export function isSessionLive(before: unknown, authTime: unknown): boolean {
  return typeof before !== 'number' || (typeof authTime === 'number' && before <= authTime);
}
