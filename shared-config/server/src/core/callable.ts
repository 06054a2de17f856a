import {
  type CallableName,
  type CallableResponse,
  type CheckedRequest,
  withoutUndefined,
} from '@vcms/domain';
import { CALLABLES } from '@vcms/domain/schemas';
import { logger } from 'firebase-functions/v2';
import {
  type CallableOptions,
  type FunctionsErrorCode,
  HttpsError,
  onCall,
} from 'firebase-functions/v2/https';
import { requireCaller, type TokenIdentity } from './caller.ts';
import type { Caller, Trusted } from './context.ts';
import { ENFORCE_APP_CHECK } from './parameters.ts';
import { productionContext } from './production-context.ts';
import { countCall, type RateLimit } from './rate-limit.ts';
import { Refusal } from './refusal.ts';

/** A call by a signed-in, active person. */
export type MemberHandler<Name extends CallableName> = (
  trusted: Trusted,
  caller: Caller,
  request: CheckedRequest<Name>,
) => Promise<CallableResponse<Name>>;

/** A call that the whole internet can make; the identity is there when the caller happens to be signed in. */
export type PublicHandler<Name extends CallableName> = (
  trusted: Trusted,
  identity: TokenIdentity | undefined,
  request: CheckedRequest<Name>,
) => Promise<CallableResponse<Name>>;

const CODES: Readonly<Partial<Record<Refusal['reason'], FunctionsErrorCode>>> = {
  invalid: 'invalid-argument',
  'not-signed-in': 'unauthenticated',
  'not-allowed': 'permission-denied',
  'not-found': 'not-found',
  conflict: 'aborted',
  taken: 'already-exists',
  'too-many': 'resource-exhausted',
};

/** How long a call may take. */
const SECONDS = 60;
/** Calls of one person in a minute, all callables together. */
const PER_MEMBER: RateLimit = { scope: 'member', count: 120, seconds: 60 };
/** Calls from one address in a minute by anybody; offices share an address. */
const PER_ADDRESS: RateLimit = { scope: 'address', count: 60, seconds: 60 };

/** What one callable needs beyond the others: those that move much, or compute much. */
export type CallableNeeds = Pick<
  CallableOptions,
  'timeoutSeconds' | 'memory' | 'cpu' | 'concurrency' | 'maxInstances'
>;

/** A callable for signed-in people, with the limits of its table row. */
export function memberCallable<Name extends CallableName>(
  name: Name,
  handler: MemberHandler<Name>,
  needs: CallableNeeds = {},
) {
  return callable(name, needs, async (trusted, { identity }, request) => {
    const caller = await requireCaller(trusted, identity);
    await countCall(trusted, PER_MEMBER, caller.uid);
    return handler(trusted, caller, request);
  });
}

/** A callable for everybody, limited by the caller's address. */
export function publicCallable<Name extends CallableName>(
  name: Name,
  handler: PublicHandler<Name>,
  needs: CallableNeeds = {},
) {
  return callable(name, needs, async (trusted, { identity, address }, request) => {
    await countCall(trusted, PER_ADDRESS, address);
    return handler(trusted, identity, request);
  });
}

interface Origin {
  readonly identity: TokenIdentity | undefined;
  readonly address: string;
}

function callable<Name extends CallableName>(
  name: Name,
  needs: CallableNeeds,
  run: (trusted: Trusted, origin: Origin, request: CheckedRequest<Name>) => Promise<CallableResponse<Name>>,
) {
  return onCall(
    { enforceAppCheck: ENFORCE_APP_CHECK, maxInstances: 20, timeoutSeconds: SECONDS, ...needs },
    async ({ auth, data, rawRequest }) => {
      const identity = auth === undefined ? undefined : { uid: auth.uid, claims: auth.token };
      try {
        const request = checkedRequest(name, data);
        return withoutUndefined(
          await run(productionContext(), { identity, address: rawRequest.ip ?? '' }, request),
        );
      } catch (cause) {
        if (cause instanceof Refusal) throw asHttpsError(cause);
        logger.error(`${name} failed`, cause);
        throw new HttpsError('internal', 'INTERNAL');
      }
    },
  );
}

/** The request after its schema; a wrong one is refused with the first problem. */
export function checkedRequest<Name extends CallableName>(name: Name, data: unknown): CheckedRequest<Name> {
  const result = CALLABLES[name].request.safeParse(data ?? {});
  if (result.success) return result.data as CheckedRequest<Name>;
  const [issue] = result.error.issues;
  throw new Refusal('invalid', issue?.message ?? 'The request is not complete.', issue?.path.join('.'));
}

function asHttpsError({ reason, message, field }: Refusal): HttpsError {
  const details = field === undefined ? { reason, message } : { reason, message, field };
  return new HttpsError(CODES[reason] ?? 'failed-precondition', message, details);
}
