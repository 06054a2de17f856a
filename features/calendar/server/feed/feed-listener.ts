import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Trusted } from '@vcms/server/core';
import { calendarFeed } from './calendar-feed.ts';

/**
 * The HTTP side of a feed. A failure is told as one that passes, so that programs keep what they have; it is never told with the
 * address, which is a secret.
 * @param onFailure keeps the cause for the operators
 */
export function feedListener(trusted: () => Trusted, onFailure: (cause: unknown) => void) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/', headers } = request;
    try {
      const asked = { method, path: url, ifNoneMatch: headers['if-none-match'] };
      const { status, headers: sent, body } = await calendarFeed(trusted(), asked);
      const length = status === 304 ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      response.writeHead(status, { ...sent, ...length });
      response.end(method === 'HEAD' || status === 304 ? undefined : body);
    } catch (cause) {
      onFailure(cause);
      response.writeHead(503, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': '300',
      });
      response.end('The calendar cannot be read now. Try again later.\n');
    }
  };
}
