import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { sendJson } from '../transport/rest/send-json.ts';
import { applyCors } from './cors.ts';

/** Takes a request when its path is its own, and then answers true. */
export type Endpoint = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => boolean | Promise<boolean>;

/**
 * Offers each HTTP/1.1 request to the endpoints in turn.
 * @param openCors lets pages of any origin call, not only those of this computer.
 */
export function createRequestRouter(endpoints: readonly Endpoint[], openCors = false): RequestListener {
  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (applyCors(request, response, openCors)) return;
    const url = urlOf(request);
    if (url === undefined) {
      sendJson(response, 400, { error: { code: 400, status: 'INVALID_ARGUMENT', message: 'Bad URL.' } });
      return;
    }
    for (const endpoint of endpoints) {
      if (await endpoint(request, response, url)) return;
    }
    const message = `There is nothing at ${request.method} ${url.pathname}.`;
    sendJson(response, 404, { error: { code: 404, status: 'NOT_FOUND', message } });
  }
  return (request, response) => {
    route(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { error: { code: 500, status: 'INTERNAL', message: String(error) } });
    });
  };
}

/** The folder that this package lies in: whose local Firebase it is. */
const HOME = encodeURI(fileURLToPath(new URL('../../../', import.meta.url)));

/**
 * `GET /` is what wait-for-port tools ask; the words are the official Firestore emulator's. The header tells the tools of
 * one repository from those of another that uses the same port.
 */
export function answerRoot(request: IncomingMessage, response: ServerResponse, url: URL): boolean {
  if (url.pathname !== '/' || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
  response
    .writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8', 'X-Local-Firebase-Home': HOME })
    .end('Ok\n');
  return true;
}

function urlOf(request: IncomingMessage): URL | undefined {
  try {
    return new URL(`http://local${request.url ?? '/'}`);
  } catch {
    return undefined;
  }
}
