/** How often a person gets a mail that sums up what waits (domain section 2, user). */
export const DIGESTS = ['off', 'daily', 'weekly'] as const;
export type Digest = (typeof DIGESTS)[number];

/** The fields of `users/{uid}` that the person changes by hand. */
export interface OwnProfile {
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  /** E.164, or empty. */
  readonly phone: string;
  readonly emailReminders: boolean;
  readonly digest: Digest;
}

/** Settings as the document keeps them; `theme` and later members are left as they are. */
type StoredPrefs = Readonly<Record<string, unknown>> & Pick<OwnProfile, 'emailReminders' | 'digest'>;

/** Reads a stored profile; damaged fields become empty, damaged settings what a new user gets. */
export function parseOwnProfile(data: Readonly<Record<string, unknown>>): OwnProfile {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const { emailReminders, digest } = parsePrefs(data.prefs);
  return {
    firstName: text(data.firstName),
    lastName: text(data.lastName),
    title: text(data.title),
    phone: text(data.phone),
    emailReminders,
    digest,
  };
}

/** The fields to write for a change; the rules ask for whole settings with every write. */
export function fieldsOf(
  change: Partial<OwnProfile>,
  stored: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const { emailReminders, digest, ...texts } = change;
  const prefs = parsePrefs(stored.prefs);
  return {
    ...texts,
    prefs: {
      ...prefs,
      ...(emailReminders === undefined ? {} : { emailReminders }),
      ...(digest === undefined ? {} : { digest }),
    },
  };
}

function parsePrefs(value: unknown): StoredPrefs {
  const stored = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return {
    ...stored,
    emailReminders: stored.emailReminders !== false,
    digest: DIGESTS.find((digest) => digest === stored.digest) ?? 'off',
  };
}
