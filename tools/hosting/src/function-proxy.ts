import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';

/** Paths of calendar feeds on the shell's origin. */
export const FEED_PREFIX = '/calendarFeed/';

/** Passes a reading of a calendar feed to its function, as Hosting does. @param feedUrl no slash at the end */
export function passFeed(feedUrl: string, request: IncomingMessage, response: ServerResponse): void {
  const rest = (request.url ?? '').slice(FEED_PREFIX.length);
  const { host: _host, ...headers } = request.headers;
  const call = httpRequest(
    `${feedUrl}/${rest}`,
    { method: request.method, headers, agent: false },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    },
  );
  call.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end('Try again later.\n');
  });
  response.on('close', () => call.destroy());
  call.end();
}
