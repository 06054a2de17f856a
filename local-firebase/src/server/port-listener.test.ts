import { once } from 'node:events';
import { connect as connectHttp2 } from 'node:http2';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenOnPort, type PortListener } from './port-listener.ts';

let listener: PortListener;
const http2Sockets: Socket[] = [];

beforeEach(async () => {
  http2Sockets.length = 0;
  listener = await listenOnPort({
    host: '127.0.0.1',
    port: 0,
    onRequest: (request, response) => response.end(`${request.method} ${request.url}`),
    onHttp2Socket: (socket) => {
      http2Sockets.push(socket);
      socket.resume();
    },
  });
});
afterEach(() => listener.close());

async function answerOn(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (data) => {
    text += data;
  });
  await once(socket, 'close');
  return text;
}

const dial = () => connect(listener.port, '127.0.0.1');
const reply = async () => (await fetch(`http://127.0.0.1:${listener.port}/x`)).text();

test.each(['P', 'PR', ''])('a connection that says %j and waits keeps nobody else waiting', async (start) => {
  const socket = dial();
  socket.write(start);
  await once(socket, 'connect');

  expect(await reply()).toBe('GET /x');
  socket.destroy();
});

test.each(['P', 'PR', ''])('a connection that says %j and ends is dropped', async (start) => {
  const socket = dial();
  socket.end(start);
  expect(await answerOn(socket)).toBe('');
});

test('a request that comes byte by byte is answered', async () => {
  const socket = dial();
  socket.setNoDelay(true);
  for (const byte of 'PUT /slow HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n') {
    socket.write(byte);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await answerOn(socket)).toContain('PUT /slow');
});

test('the preface of HTTP/2 goes to the other side, which is left when the client ends', async () => {
  const client = connectHttp2(`http://127.0.0.1:${listener.port}`);
  client.on('error', () => undefined);
  await vi.waitFor(() => expect(http2Sockets).toHaveLength(1), 30_000);
  client.destroy();

  const socket = dial();
  socket.end('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
  await answerOn(socket);
  expect(http2Sockets).toHaveLength(2);
});
