import type { ProtoJson } from './firestore-service.ts';
import { RpcError } from './rpc-error.ts';

const ISSUER = 'https://securetoken.google.com/';

/**
 * Checks what an ID token says of itself: that it has not expired, and that it was issued for the project it names.
 * Signatures there are none: the Auth emulator's tokens are unsigned, and the server SDKs refuse signed ones from it.
 * @param now milliseconds since 1970 on the wall clock, which Auth keeps to.
 * Throws UNAUTHENTICATED, whereupon client SDKs fetch a fresh token.
 */
export function checkIdToken(token: ProtoJson, now: number): void {
  if (isMadeForTests(token)) return;
  const { exp, iss, aud } = token;
  if (typeof exp === 'number' && exp * 1000 <= now) {
    throw new RpcError(
      'UNAUTHENTICATED',
      'The Firebase ID token has expired. Get a fresh token and try again.',
    );
  }
  if (iss !== undefined && aud !== undefined && iss !== `${ISSUER}${aud}`) {
    throw new RpcError('UNAUTHENTICATED', `The Firebase ID token of ${aud} has the issuer ${iss}.`);
  }
}

/** Whether a token may be used with a project; one that names none may. */
export function isTokenOf(token: ProtoJson, projectId: string): boolean {
  return isMadeForTests(token) || token.aud === undefined || token.aud === projectId;
}

/** The rules testing kit issues its tokens at the time 0; they are taken as they are, as the official emulator does. */
function isMadeForTests({ iat }: ProtoJson): boolean {
  return iat === 0;
}
