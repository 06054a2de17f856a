import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import type { Headers } from './header-policy.ts';

type Next = () => void;
export type Handler = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

/**
 * Serves a folder's files, precompressed brotli or gzip first, with the given headers.
 * Files are looked up per request: a release published while the server runs is served at once.
 */
export function serveFolder(folder: string, headers: Headers): Handler {
  return sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(response) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    },
  });
}

/** Answers 404 in plain text: never the page, which a script loader would take for a script. */
export function sendMissing(response: ServerResponse, headers: Headers): void {
  response.writeHead(404, { ...headers, 'content-type': 'text/plain; charset=utf-8' });
  response.end('Not found\n');
}
