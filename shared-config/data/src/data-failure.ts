/** Why data could not be read, with a sentence for the user. */
export interface DataFailure {
  readonly kind: 'denied' | 'signed-out' | 'unreachable' | 'missing-index' | 'other';
  readonly message: string;
  readonly cause: unknown;
}

const MESSAGES: Readonly<Record<DataFailure['kind'], string>> = {
  denied: "You don't have access to this record.",
  'signed-out': 'Your session has ended. Sign in again.',
  unreachable: 'The server cannot be reached. Check your connection, then try again.',
  'missing-index': 'This list is not ready yet. Try again in a few minutes.',
  other: 'The data could not be loaded. Try again.',
};

const KINDS: Readonly<Record<string, DataFailure['kind']>> = {
  'permission-denied': 'denied',
  unauthenticated: 'signed-out',
  unavailable: 'unreachable',
  'deadline-exceeded': 'unreachable',
  'failed-precondition': 'missing-index',
};

function codeOf(cause: unknown): string {
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return '';
  return typeof cause.code === 'string' ? cause.code.replace(/^.*\//, '') : '';
}

/** Turns what Firestore throws into a failure with a plain sentence. */
export function toDataFailure(cause: unknown): DataFailure {
  const kind = KINDS[codeOf(cause)] ?? 'other';
  return { kind, message: MESSAGES[kind], cause };
}
