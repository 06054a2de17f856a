import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '../transport/rest/send-json.ts';
import { isLoopbackHost } from './loopback.ts';

const EXPOSED = 'x-http-session-id, x-http-initial-response, x-client-wire-protocol, content-type';
/** Longest time Chromium accepts for a preflight answer, in seconds. */
const PREFLIGHT_MAX_AGE = '7200';

/**
 * Lets pages of this computer call this server, with `openCors` any page, as the official emulators do; local-firebase 2. A call
 * by another page is refused here and not left to the browser, which sends simple requests first and asks afterwards.
 * Answers true when the request is done with: a preflight, or refused.
 */
export function applyCors(request: IncomingMessage, response: ServerResponse, openCors: boolean): boolean {
  const { origin } = request.headers;
  if (origin !== undefined && !openCors && !isOwnPage(origin, request.headers.host)) {
    const message = `Pages of ${origin} may not call this server. Start it with --open-cors if they shall.`;
    sendJson(response, 403, { error: { code: 403, status: 'PERMISSION_DENIED', message } });
    return true;
  }
  if (origin !== undefined) {
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Expose-Headers', EXPOSED);
    response.setHeader('Vary', 'Origin');
  }
  if (request.method !== 'OPTIONS') return false;
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS');
  response.setHeader('Access-Control-Max-Age', PREFLIGHT_MAX_AGE);
  const headers = request.headers['access-control-request-headers'];
  if (headers !== undefined) response.setHeader('Access-Control-Allow-Headers', headers);
  if (request.headers['access-control-request-private-network'] === 'true') {
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
  }
  response.writeHead(204).end();
  return true;
}

/** A page of this computer, or one whose server has the name by which this server was called. */
function isOwnPage(origin: string, host: string | undefined): boolean {
  const page = hostnameOf(origin);
  return page !== undefined && (isLoopbackHost(page) || page === hostnameOf(`http://${host}`));
}

/** Undefined for what is no address, such as the `null` of a page from a file. */
function hostnameOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}
