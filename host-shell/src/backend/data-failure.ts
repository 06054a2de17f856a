/** Every way in which the database or the file storage can refuse, as the shell tells them apart. */
export type DataFailureKind = 'denied' | 'signed-out' | 'missing' | 'unreachable' | 'cancelled' | 'other';

export interface DataFailure {
  readonly ok: false;
  readonly kind: DataFailureKind;
  readonly cause: unknown;
}

export type DataResult<T> = { readonly ok: true; readonly value: T } | DataFailure;

/** Codes of Firestore, of Storage, and of the sign-in service where it keeps the picture's address. */
const KIND_OF_CODE: Readonly<Record<string, DataFailureKind>> = {
  'permission-denied': 'denied',
  unauthenticated: 'signed-out',
  unavailable: 'unreachable',
  'deadline-exceeded': 'unreachable',
  'not-found': 'missing',
  'storage/unauthorized': 'denied',
  'storage/unauthenticated': 'signed-out',
  'storage/retry-limit-exceeded': 'unreachable',
  'storage/canceled': 'cancelled',
  'auth/network-request-failed': 'unreachable',
  'auth/timeout': 'unreachable',
  'auth/user-token-expired': 'signed-out',
  'auth/user-disabled': 'signed-out',
};

/** Turns what the SDK throws into a failure; anything unknown is 'other'. */
export function dataFailureOf(cause: unknown): DataFailure {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  const kind = (typeof code === 'string' ? KIND_OF_CODE[code] : undefined) ?? 'other';
  return { ok: false, kind, cause };
}

/** The same for something that is not there. */
export function dataFailure(kind: DataFailureKind): DataFailure {
  return { ok: false, kind, cause: undefined };
}

/** Runs an order to the SDK; what it throws becomes a result. */
export async function asDataResult<T>(order: () => Promise<T>): Promise<DataResult<T>> {
  try {
    return { ok: true, value: await order() };
  } catch (cause) {
    return dataFailureOf(cause);
  }
}
