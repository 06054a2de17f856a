import type { DataFailureKind } from '../../backend/data-failure.ts';

const TEXTS: Readonly<Record<DataFailureKind, string>> = {
  denied: "You don't have access to this record. Your changes are still here; contact support.",
  'signed-out': 'Your session has ended. Sign in again.',
  missing: 'Your profile is not set up yet. Contact support.',
  unreachable:
    'The server cannot be reached. Your changes are still here. Check your connection, then try again.',
  cancelled: 'The upload was cancelled. Nothing has changed.',
  other: 'This could not be saved. Your changes are still here. Try again in a few minutes.',
};

/** What the person reads when a change could not be saved. */
export function saveFailureText(kind: DataFailureKind): string {
  return TEXTS[kind];
}
