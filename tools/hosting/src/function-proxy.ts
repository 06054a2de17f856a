import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';

/** Passes a request to the function that its path begins with, as Hosting does. @param functionsUrl no slash at the end */
export function passToFunction(
  functionsUrl: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  // The local Firebase judges pages by their origin. These functions let in by secrets, and a page that hides its address has no origin.
  const { host: _host, origin: _origin, ...headers } = request.headers;
  const call = httpRequest(
    `${functionsUrl}${request.url ?? '/'}`,
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
  request.pipe(call);
}
