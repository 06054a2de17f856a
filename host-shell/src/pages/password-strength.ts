export type Strength = 'too short' | 'short' | 'fair' | 'good';

/** How safe a password is by its length alone: 6 are enough for the service, 12 are recommended (domain 4.1). */
export function strengthOf(password: string): Strength {
  if (password.length < 6) return 'too short';
  if (password.length < 9) return 'short';
  return password.length < 12 ? 'fair' : 'good';
}
