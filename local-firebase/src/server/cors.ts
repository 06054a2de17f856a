import type { IncomingMessage, ServerResponse } from 'node:http';

const EXPOSED = 'x-http-session-id, x-http-initial-response, x-client-wire-protocol, content-type';
/** Longest time Chromium accepts for a preflight answer, in seconds. */
const PREFLIGHT_MAX_AGE = '7200';

/**
 * Lets any page call this server, as the official emulators do; local-firebase 2.
 * Answers true when the request was a preflight and is done with.
 */
export function applyCors(request: IncomingMessage, response: ServerResponse): boolean {
  const { origin } = request.headers;
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
