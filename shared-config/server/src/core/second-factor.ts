import { USER_ROLES, type UserRole } from '@vcms/domain';

/** The claim of people who must sign in in two steps; access rules and pages read it (ADR 42). */
export const SECOND_FACTOR_CLAIM = 'secondFactorRequired';

/**
 * The roles that a parameter names, such as `5001,5002`; none: an empty text. Throws a RangeError for anything else, so that a
 * misspelt role never reads as nobody.
 */
export function secondFactorRoles(text: string): readonly UserRole[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.length === 1 && names[0] === '') return [];
  return names.map((name) => {
    const role = USER_ROLES.find((known) => known === name);
    if (role === undefined) throw new RangeError(`SECOND_FACTOR_ROLES names no role: ${name}`);
    return role;
  });
}

/** Whether the session of these claims began with a second step, by the sign-in service's own word. */
export function hasSecondFactor(claims: Readonly<Record<string, unknown>>): boolean {
  const { firebase } = claims;
  if (typeof firebase !== 'object' || firebase === null || !('sign_in_second_factor' in firebase))
    return false;
  return typeof firebase.sign_in_second_factor === 'string' && firebase.sign_in_second_factor !== '';
}
