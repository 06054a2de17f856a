import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveEndpoints } from '../../testing/http-server.ts';
import { createRecordingService, type RecordingService } from '../../testing/recording-service.ts';
import { createWebChannelHandler, type WebChannelHandler } from './webchannel-handler.ts';

const database = 'projects/p/databases/(default)';
let service: RecordingService;
let handler: WebChannelHandler;
let server: Awaited<ReturnType<typeof serveEndpoints>>;

beforeEach(async () => {
  service = createRecordingService();
  handler = createWebChannelHandler(service);
  server = await serveEndpoints(handler.handle);
});
afterEach(async () => {
  handler.close();
  await server.close();
});

function channelUrl(parameters: Record<string, string> = {}, stream = 'Listen') {
  const query = new URLSearchParams({ VER: '8', database, zx: 'r', t: '1', ...parameters });
  return `${server.origin}/google.firestore.v1.Firestore/${stream}/channel?${query}`;
}

function post(parameters: Record<string, string>, body: Record<string, string>, stream?: string) {
  const init = {
    method: 'POST',
    body: new URLSearchParams(body),
    headers: { Origin: 'http://localhost:4300' },
  };
  return fetch(channelUrl(parameters, stream), init);
}

async function open(headers = '', message: unknown = { database }, stream?: string) {
  const body = { headers, count: '1', ofs: '0', req0___data__: JSON.stringify(message) };
  const response = await post({ RID: '7', CVER: '22', 'X-HTTP-Session-Id': 'gsessionid' }, body, stream);
  const [[, handshake]] = payloadOf(await response.text()) as [[number, unknown[]]];
  return { response, handshake, sessionId: String(handshake[1]) };
}

function payloadOf(text: string): unknown {
  const newline = text.indexOf('\n');
  expect(Number(text.slice(0, newline))).toBe(text.length - newline - 1);
  return JSON.parse(text.slice(newline + 1));
}

test('the handshake names the session, the versions and the keep-alive', async () => {
  const { response, handshake } = await open();

  expect(handshake).toEqual(['c', expect.any(String), '', 8, 14, 30_000]);
  expect(response.headers.get('x-http-session-id')).toBeTruthy();
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:4300');
  expect(response.headers.get('access-control-expose-headers')).toContain('x-http-session-id');
});

test('the token and the first message ride in the opening body', async () => {
  const payload = Buffer.from('{"sub":"ada"}').toString('base64url');
  await open(`X-Goog-Api-Client:x\r\nAuthorization:Bearer e30.${payload}.\r\n`);

  expect(service.streams).toMatchObject([
    { kind: 'listen', caller: { kind: 'user', uid: 'ada' }, received: [{ database }] },
  ]);
});

test('a Write channel opens a write stream', async () => {
  await open('', { database }, 'Write');
  expect(service.streams).toMatchObject([{ kind: 'write' }]);
});

test('a token that cannot be read fails the stream, not the request', async () => {
  const { response, sessionId } = await open('Authorization:Bearer junk\r\n');
  expect(response.status).toBe(200);

  const poll = await fetch(channelUrl({ RID: 'rpc', SID: sessionId, AID: '0', CI: '1', TYPE: 'xmlhttp' }));
  expect(payloadOf(await poll.text())).toMatchObject([
    [1, [{ error: { code: 401, status: 'UNAUTHENTICATED' } }]],
  ]);
  expect(service.streams).toEqual([]);
});

test('messages go forward, answers come back, and a poll repeats what was not acknowledged', async () => {
  const { sessionId } = await open();
  service.onMessage = (stream, message) => stream.sink.emit({ echo: message });
  const sent = await post(
    { SID: sessionId, RID: '8', AID: '0' },
    { count: '1', ofs: '1', req0___data__: '{"n":"ü"}' },
  );
  expect(payloadOf(await sent.text())).toEqual([0, 0, 0]);

  const poll = { RID: 'rpc', SID: sessionId, AID: '0', CI: '1', TYPE: 'xmlhttp' };
  const expected = [[1, [{ echo: { n: 'ü' } }]]];
  expect(payloadOf(await (await fetch(channelUrl(poll))).text())).toEqual(expected);
  expect(payloadOf(await (await fetch(channelUrl(poll))).text())).toEqual(expected);

  service.streams[0]?.sink.emit({ second: true });
  const next = await fetch(channelUrl({ ...poll, AID: '1' }));
  expect(payloadOf(await next.text())).toEqual([[2, [{ second: true }]]]);
});

test('a streamed answer sends its first byte before anything has happened', async () => {
  const { sessionId } = await open();
  const response = await fetch(
    channelUrl({ RID: 'rpc', SID: sessionId, AID: '0', CI: '0', TYPE: 'xmlhttp' }),
  );
  const reader = response.body?.getReader();
  const first = await reader?.read();

  expect(Buffer.from(first?.value ?? []).toString()).toBe('14\n[[1,["noop"]]]');
  await reader?.cancel();
});

test('a POST tells that the back channel is there', async () => {
  const { sessionId } = await open();
  const response = await fetch(
    channelUrl({ RID: 'rpc', SID: sessionId, AID: '0', CI: '0', TYPE: 'xmlhttp' }),
  );
  const sent = await post({ SID: sessionId, RID: '8', AID: '1' }, { count: '0' });

  expect(payloadOf(await sent.text())).toEqual([1, 1, 0]);
  await response.body?.cancel();
});

test('terminate ends the session and its service stream', async () => {
  const { sessionId } = await open();
  const response = await fetch(channelUrl({ SID: sessionId, RID: '9', TYPE: 'terminate' }), {
    method: 'POST',
  });

  expect(response.status).toBe(200);
  expect(service.streams).toMatchObject([{ closed: true }]);
  expect((await post({ SID: sessionId, RID: '10', AID: '0' }, { count: '0' })).status).toBe(400);
});

test.each(['GET', 'POST'])(
  'a %s of an unknown session makes the client reconnect at once',
  async (method) => {
    const response = await fetch(channelUrl({ SID: 'gone', RID: 'rpc', AID: '3' }), { method });

    expect(response.status).toBe(400);
    expect((await response.text()).indexOf('Unknown SID')).toBeGreaterThan(0);
  },
);
