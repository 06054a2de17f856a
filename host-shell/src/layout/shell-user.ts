/** The signed-in user as the frame shows it. */
export interface ShellUser {
  readonly email: string;
  readonly company: string;
  /** Picture of the first provider that has one; null: initials stand in (A45). */
  readonly photoUrl: string | null;
}

const INITIALS = 2;

/** One or two capital letters of an e-mail address's name part; '?' for an empty one. */
export function initialsOf(email: string): string {
  const words = (email.split('@', 1)[0] ?? '').split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const letters = words.slice(0, INITIALS).map((word) => word.charAt(0));
  return letters.length === 0 ? '?' : letters.join('').toUpperCase();
}
