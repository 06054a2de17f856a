import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What a listener cannot be quicker than: a POST whose body goes out at once on the hanging GETs, over HTTP/1.1 on this
 * computer, as WebChannel does, but without Firestore.
 */
const listeners = new Set<ServerResponse>();

const server = createServer((request, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  if (request.method === 'GET') {
    response.writeHead(200, { 'Content-Type': 'text/plain', 'X-Content-Type-Options': 'nosniff' });
    response.flushHeaders();
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
    return;
  }
  let body = '';
  request.on('data', (data) => {
    body += data;
  });
  request.on('end', () => {
    for (const listener of listeners) listener.write(`${body}\n`);
    response.end('ok');
  });
});

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ origin: `http://127.0.0.1:${port}` })}\n`);
});
process.once('disconnect', () => process.exit(0));
