export type Strength = 'too short' | 'short' | 'fair' | 'good';

/** Enough for the service (specification, section 5), unless the firm asks for more. */
const ENOUGH = 6;
const SAFER = 12;

/** How safe a password is by its length alone: 6 are enough for the service, 12 are recommended (domain 4.1). */
export function strengthOf(password: string): Strength {
  if (password.length < ENOUGH) return 'too short';
  if (password.length < 9) return 'short';
  return password.length < SAFER ? 'fair' : 'good';
}

/** What a field for a new password asks for. @param least characters; absent: the service's own */
export function passwordHelp(least: number = ENOUGH): string {
  if (least >= SAFER) return `At least ${least} characters.`;
  return `At least ${least} characters; ${SAFER} or more are safer.`;
}
