import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller, FirestoreService } from '../../service/firestore-service.ts';
import { callerFromAuthorization } from '../caller-from-authorization.ts';
import { parseJsonObject } from '../json-object.ts';
import { readBody } from '../read-body.ts';
import { errorBodyOf, httpStatusOf, rpcErrorFrom } from '../status-codes.ts';
import { type RestCall, restCallOf } from './rest-route.ts';
import { sendJson } from './send-json.ts';

/** What App Check and not Firestore answers. */
const OF_APPS = /^\/v1\/projects\/[^/]+\/apps\//;

/** The REST form of google.firestore.v1 (local-firebase 2.4). Answers false when the path is not its own. */
export type RestHandler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>;

export function createRestHandler(service: FirestoreService): RestHandler {
  return async (request, response, url) => {
    if (!url.pathname.startsWith('/v1/projects/') || OF_APPS.test(url.pathname)) return false;
    try {
      const body = parseJsonObject(await readBody(request));
      const call = restCallOf(request.method ?? 'GET', url.pathname, url.searchParams, body);
      if (call === undefined) return false;
      const caller = callerFromAuthorization(request.headers.authorization);
      await answer(service, call, caller, response);
    } catch (thrown) {
      const error = rpcErrorFrom(thrown);
      sendJson(response, httpStatusOf(error.code), errorBodyOf(error));
    }
    return true;
  };
}

async function answer(service: FirestoreService, call: RestCall, caller: Caller, response: ServerResponse) {
  if (call.kind === 'unary') {
    sendJson(response, 200, await service.unary(call.method, call.request, caller));
    return;
  }
  let opening = '[';
  try {
    for await (const message of service.serverStream(call.method, call.request, caller)) {
      if (response.destroyed) return;
      if (!response.headersSent)
        response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' });
      response.write(`${opening}${JSON.stringify(message)}`);
      opening = ',\n';
    }
    if (opening === '[') sendJson(response, 200, []);
    else response.end(']');
  } catch (thrown) {
    const error = rpcErrorFrom(thrown);
    // A streaming call reports its failure as an element, the first or the last (local-firebase 2.4).
    if (response.headersSent) response.end(`${opening}${JSON.stringify(errorBodyOf(error))}]`);
    else sendJson(response, httpStatusOf(error.code), [errorBodyOf(error)]);
  }
}
