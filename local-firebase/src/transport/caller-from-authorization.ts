import type { Caller, ProtoJson } from '../service/firestore-service.ts';
import { checkIdToken } from '../service/id-token.ts';
import { RpcError } from '../service/rpc-error.ts';

/**
 * Reads an Authorization header as the official emulator does: no header is anonymous, `Bearer owner` is the
 * administrator, anything else must be a JWT, whose signature is not looked at. One that a service account has made for
 * itself is an administrator's as well, as on the platform: server SDKs in REST mode send one.
 * @param now milliseconds since 1970 on the wall clock.
 * Throws UNAUTHENTICATED for a token that is no JWT, has expired or contradicts itself.
 */
export function callerFromAuthorization(header: string | undefined, now = Date.now()): Caller {
  if (header === undefined || header.trim() === '') return { kind: 'anonymous' };
  const [, token = ''] = /^\s*Bearer\s+(\S+)\s*$/i.exec(header) ?? [];
  if (token.toLowerCase() === 'owner') return { kind: 'admin' };
  const payload = jwtPayload(token);
  if (payload !== undefined && isServiceAccount(payload)) return { kind: 'admin' };
  const uid = payload?.user_id ?? payload?.sub;
  if (payload === undefined || typeof uid !== 'string' || uid === '') {
    throw new RpcError('UNAUTHENTICATED', 'The Authorization header holds no readable Firebase ID token.');
  }
  checkIdToken(payload, now);
  return { kind: 'user', uid, token: payload };
}

/** Such a token names its maker's address twice; the ones of users come from Firebase. */
function isServiceAccount({ iss, sub }: ProtoJson): boolean {
  return typeof iss === 'string' && iss === sub && iss.includes('@');
}

function jwtPayload(token: string): ProtoJson | undefined {
  const parts = token.split('.');
  if (parts.length !== 3) return undefined;
  try {
    const payload: unknown = JSON.parse(Buffer.from(parts[1] ?? '', 'base64url').toString('utf8'));
    return typeof payload === 'object' && payload !== null && !Array.isArray(payload)
      ? (payload as ProtoJson)
      : undefined;
  } catch {
    return undefined;
  }
}
