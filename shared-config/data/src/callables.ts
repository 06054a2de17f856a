import {
  type CallableName,
  type CallableRequest,
  type CallableResponse,
  parseRefusal,
  type RefusalDetails,
  withoutUndefined,
} from '@vcms/domain';
import { CALLABLES } from '@vcms/domain/schemas';
import { type Functions, httpsCallable } from 'firebase/functions';

/** The answer of the server. `message` is a sentence for the user. */
export type CallResult<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'refused'; readonly message: string; readonly refusal: RefusalDetails }
  | { readonly kind: 'failed'; readonly message: string; readonly cause: unknown };

const UNREACHABLE = 'The server cannot be reached. Check your connection, then try again.';
const BROKEN = 'That did not work. Try again in a few minutes.';
const LIMIT_MS = 30_000;

/**
 * Calls a Cloud Function; never rejects. What a request and a response hold: CALLABLES of @vcms/domain/schemas.
 * @param limitMs milliseconds to wait for the answer, of functions that compute much
 */
export async function callTrusted<Name extends CallableName>(
  functions: Functions,
  name: Name,
  request: CallableRequest<Name>,
  limitMs = LIMIT_MS,
): Promise<CallResult<CallableResponse<Name>>> {
  try {
    const { data } = await httpsCallable(functions, name, { timeout: limitMs })(withoutUndefined(request));
    const value = CALLABLES[name].response.safeParse(data);
    if (value.success) return { kind: 'done', value: value.data as CallableResponse<Name> };
    return { kind: 'failed', message: BROKEN, cause: value.error };
  } catch (cause) {
    return failureOf(cause);
  }
}

function failureOf(cause: unknown): Exclude<CallResult<never>, { kind: 'done' }> {
  const fields: Readonly<Record<string, unknown>> =
    typeof cause === 'object' && cause !== null ? { ...cause } : {};
  const refusal = parseRefusal(fields.details);
  if (refusal !== undefined) return { kind: 'refused', message: refusal.message, refusal };
  return { kind: 'failed', message: isUnreachable(cause, fields.code) ? UNREACHABLE : BROKEN, cause };
}

/** A request that got no answer is an internal error with the status 0. */
function isUnreachable(cause: unknown, code: unknown): boolean {
  if (code === 'functions/unavailable' || code === 'functions/deadline-exceeded') return true;
  return code === 'functions/internal' && cause instanceof Error && cause.message.endsWith('[0]');
}
