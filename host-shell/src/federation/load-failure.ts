import type { RemoteName } from '@vcms/contract';

/** What can go wrong, from the registry to a page on screen (architecture 3a and 3h). Each has its page in docs/errors. */
export const LOAD_FAILURE_KINDS = [
  'registry-unreachable',
  'registry-invalid',
  'disabled',
  'no-release',
  'release-unreachable',
  'release-invalid',
  'contract-mismatch',
  'shared-mismatch',
  'integrity',
  'entry-network',
  'entry-timeout',
  'entry-evaluation',
  'entry-missing-global',
  'expose-missing',
  'chunk-network',
  'chunk-timeout',
  'module-evaluation',
  'evaluation-timeout',
  'app-invalid',
  'mount-error',
  'mount-timeout',
  'render-error',
  'lazy-chunk',
  'unmount-error',
  'override-failed',
] as const;

export type LoadFailureKind = (typeof LOAD_FAILURE_KINDS)[number];

/** One failure, in the same shape from the edge where it was noticed to the fallback page. */
export interface LoadFailure {
  readonly kind: LoadFailureKind;
  readonly remote: RemoteName;
  /** Undefined while no release is chosen. */
  readonly release: string | undefined;
  /** Which candidate it was, from 1. */
  readonly attempt: number;
  readonly cause: unknown;
  /** What the user can read to support: VC-<kind>-<six characters>. */
  readonly reference: string;
  /** The operator's sentence of a disabled remote, or what an override replaces. */
  readonly message?: string;
  /** The shell is older than the registry asks for: only a reload helps (architecture 3h, row 7). */
  readonly shellTooOld?: true;
  /** The network answered while the code of the remote did not. */
  readonly connected?: true;
}

const REFERENCE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A reference code without characters that are easily confused. `random` returns a number in [0, 1). */
export function createReference(kind: LoadFailureKind, random: () => number): string {
  const letters = Array.from({ length: 6 }, () => REFERENCE_ALPHABET.charAt(Math.floor(random() * 32)));
  return `VC-${kind}-${letters.join('')}`;
}

/** A failure as an exception, for the way from the edge to the loader. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  readonly kind: LoadFailureKind;
  /** As in LoadFailure. */
  readonly connected: true | undefined;

  constructor(kind: LoadFailureKind, message: string, cause?: unknown, connected?: true) {
    super(message, { cause });
    this.kind = kind;
    this.connected = connected;
  }
}
