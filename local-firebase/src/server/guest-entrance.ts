import { networkInterfaces } from 'node:os';
import type { Caller, FirestoreService } from '../service/firestore-service.ts';
import { RpcError } from '../service/rpc-error.ts';
import { callerFromAuthorization } from '../transport/caller-from-authorization.ts';
import { sendJson } from '../transport/rest/send-json.ts';
import { isLoopbackHost } from './loopback.ts';
import type { Endpoint } from './request-router.ts';

/** Nobody proves to be the administrator: whoever says so is believed. Hence only programs of this computer may. */
const REFUSAL = "Only programs on this server's own computer may be its administrator.";
/** Controls of the server, the Cloud Storage API, and what Auth would have sent by mail or text message. */
const FOR_ADMINISTRATORS =
  /^\/(?:emulators$|emulator\/v1\/|internal\/|local\/|functions\/(?:en|dis)ableBackgroundTriggers$|(?:(?:upload\/|download\/)?storage\/v1\/)?b\/)/;
/** What the Auth emulator takes for a server's credentials besides `owner`. */
const ACCESS_TOKEN = /^\s*Bearer\s+ya29\./i;

/** Whether a connection comes from the computer it goes to. */
export function isOwnAddress(address = ''): boolean {
  const plain = address.replace(/^::ffff:/, '');
  if (isLoopbackHost(plain)) return true;
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return own.some((one) => one.address === plain);
}

/** Firestore for callers on other computers. */
export function withoutAdministrator(service: FirestoreService): FirestoreService {
  const check = ({ kind }: Caller) => {
    if (kind === 'admin') throw new RpcError('PERMISSION_DENIED', REFUSAL);
  };
  return {
    async unary(method, request, caller) {
      check(caller);
      return service.unary(method, request, caller);
    },
    async *serverStream(method, request, caller) {
      check(caller);
      yield* service.serverStream(method, request, caller);
    },
    listen(caller, sink) {
      check(caller);
      return service.listen(caller, sink);
    },
    write(caller, sink) {
      check(caller);
      return service.write(caller, sink);
    },
  };
}

/** To be asked first: takes every request of an administrator, and answers that it is refused. */
export const refuseAdministrators: Endpoint = (request, response, { pathname }) => {
  const { authorization } = request.headers;
  if (!FOR_ADMINISTRATORS.test(pathname) && !isAdministrator(authorization)) return false;
  sendJson(response, 403, { error: { code: 403, status: 'PERMISSION_DENIED', message: REFUSAL } });
  return true;
};

function isAdministrator(authorization = ''): boolean {
  if (ACCESS_TOKEN.test(authorization)) return true;
  try {
    return callerFromAuthorization(authorization.replace(/^\s*Firebase\s/i, 'Bearer ')).kind === 'admin';
  } catch {
    return false;
  }
}
