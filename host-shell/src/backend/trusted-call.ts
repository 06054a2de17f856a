import type { Functions } from 'firebase/functions';

/** The answer of the server. `message` is a sentence for the user. */
export type TrustedResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly kind: 'refused'; readonly reason: string; readonly message: string }
  | { readonly ok: false; readonly kind: 'unreachable' | 'other'; readonly message: string };

/** Calls one Cloud Function and gives its raw answer. */
export type TrustedCall = (name: string, request: object) => Promise<TrustedResult<unknown>>;

const LIMIT_MS = 30_000;
const UNREACHABLE = 'The server cannot be reached. Check your connection, then try again.';
const OTHER = 'That did not work. Try again in a few minutes.';

/** Loads the code for calls when first used. Never rejects. */
export function createTrustedCall(load: () => Promise<Functions>): TrustedCall {
  return async (name, request) => {
    try {
      const functions = await load();
      const { httpsCallable } = await import(/* webpackChunkName: "functions" */ './shared-functions.ts');
      const { data } = await httpsCallable(functions, name, { timeout: LIMIT_MS })(request);
      return { ok: true, value: data };
    } catch (cause) {
      return trustedFailure(cause);
    }
  };
}

/** The server explains a refusal in the details: {reason, message}. */
export function trustedFailure(cause: unknown): Exclude<TrustedResult<never>, { ok: true }> {
  const error = recordOf(cause);
  const details = recordOf(error.details);
  if (typeof details.reason === 'string' && typeof details.message === 'string') {
    return { ok: false, kind: 'refused', reason: details.reason, message: details.message };
  }
  // A request without an answer is an internal error with the status 0.
  const silent = error.code === 'functions/internal' && String(error.message).endsWith('[0]');
  const code = String(error.code);
  const unreachable = silent || code === 'functions/unavailable' || code === 'functions/deadline-exceeded';
  if (unreachable || cause instanceof TypeError)
    return { ok: false, kind: 'unreachable', message: UNREACHABLE };
  return { ok: false, kind: 'other', message: OTHER };
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return {};
  return 'message' in value ? { ...value, message: value.message } : { ...value };
}
