/** Codes of programs whose words are not written as they stand. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ppe: 'Personal protective equipment',
    'lockout-tagout': 'Lockout/tagout',
    'confined-space': 'Permit-required confined space',
  }),
);

/** What a safety program is called for people, from its code: fall-protection is "Fall protection". */
export function programName(programId: string): string {
  const words = programId.replaceAll(/[_-]+/g, ' ');
  return NAMES.get(programId) ?? words.charAt(0).toUpperCase() + words.slice(1);
}
