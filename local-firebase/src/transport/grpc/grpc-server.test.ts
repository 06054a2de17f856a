import { type ClientHttp2Session, connect, constants } from 'node:http2';
import { type AddressInfo, connect as connectSocket, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRecordingService, type RecordingService } from '../../testing/recording-service.ts';
import { loadFirestoreMethods } from './firestore-protos.ts';
import { createGrpcEndpoint, type GrpcEndpoint } from './grpc-server.ts';
import { createMessageCodec } from './message-codec.ts';

const OK = 0;
const INVALID_ARGUMENT = 3;
const RESOURCE_EXHAUSTED = 8;
const UNIMPLEMENTED = 12;
const INTERNAL = 13;
/** No message of the API looks like this: field 4 of wire type 3 begins a group that nothing ends. */
const NO_MESSAGE = Buffer.from([0x23, 0x7b]);
/** No time of proto3-JSON. */
const NO_TIME = 'noon';

let service: RecordingService;
let endpoint: GrpcEndpoint;
let server: Server;
let client: ClientHttp2Session;

beforeEach(async () => {
  service = createRecordingService();
  endpoint = createGrpcEndpoint(service);
  server = createServer((socket) => endpoint.takeSocket(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(async () => {
  client.destroy();
  endpoint.close();
  await new Promise((resolve) => server.close(resolve));
});

function encoded(method: string, message: Record<string, unknown>): Buffer {
  const found = loadFirestoreMethods().find(({ name }) => name === method);
  if (found === undefined) throw new Error(`The protos have no ${method}.`);
  return createMessageCodec(found.requestType).encode(message);
}

function framed(bytes: Buffer, { flags = 0, length = bytes.length } = {}): Buffer {
  const prefix = Buffer.alloc(5);
  prefix[0] = flags;
  prefix.writeUInt32BE(length, 1);
  return Buffer.concat([prefix, bytes]);
}

/** Calls with these frames and resolves with the status the call ends with. */
function statusOf(method: string, frames: readonly Buffer[], ends = true): Promise<number> {
  const call = client.request({
    ':method': 'POST',
    ':path': `/google.firestore.v1.Firestore/${method}`,
    'content-type': 'application/grpc',
    'grpc-encoding': 'gzip',
    te: 'trailers',
  });
  call.resume();
  const body = Buffer.concat(frames);
  if (ends) call.end(body);
  else call.write(body);
  return new Promise((resolve, reject) => {
    const take = (headers: Record<string, unknown>) => {
      if (headers['grpc-status'] !== undefined) resolve(Number(headers['grpc-status']));
    };
    call.on('response', take);
    call.on('trailers', take);
    call.on('error', reject);
    call.on('close', () => reject(new Error('The call has no status.')));
  });
}

const listen = { database: 'projects/p/databases/(default)', removeTarget: 1 };

describe('a Listen call with a good message and then', () => {
  beforeEach(() => {
    // Several answers, so that some wait while the call is being ended.
    service.onMessage = ({ sink }) => {
      for (let at = 0; at < 5; at += 1) sink.emit({ targetChange: { targetIds: [at] } });
    };
  });

  test.each([
    ['bytes that are no message', framed(NO_MESSAGE), INVALID_ARGUMENT],
    ['a length beyond every limit', framed(Buffer.alloc(3), { length: 2 ** 26 }), RESOURCE_EXHAUSTED],
    ['compressed bytes that are not', framed(Buffer.from('no gzip'), { flags: 1 }), INTERNAL],
  ])('%s ends with a status', async (_what, second, status) => {
    expect(await statusOf('Listen', [framed(encoded('Listen', listen)), second], false)).toBe(status);
  });
});

test('unary and streaming calls refuse bytes that are no message', async () => {
  expect(await statusOf('Commit', [framed(NO_MESSAGE)])).toBe(INVALID_ARGUMENT);
  expect(await statusOf('RunQuery', [framed(NO_MESSAGE)])).toBe(INVALID_ARGUMENT);
  expect(service.calls).toEqual([]);
});

test('an answer that cannot be written ends each kind of call with INTERNAL', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue(undefined);
  service.answerUnary = async () => ({ commitTime: NO_TIME });
  service.answerStream = async function* () {
    yield { document: { createTime: NO_TIME } };
  };
  service.onMessage = ({ sink }) => {
    sink.emit({ targetChange: { targetIds: [1] } });
    sink.emit({ targetChange: { readTime: NO_TIME } });
  };

  expect(await statusOf('Commit', [framed(encoded('Commit', { database: 'd' }))])).toBe(INTERNAL);
  expect(await statusOf('RunQuery', [framed(encoded('RunQuery', { parent: 'p' }))])).toBe(INTERNAL);
  expect(await statusOf('Listen', [framed(encoded('Listen', listen))], false)).toBe(INTERNAL);
  expect(service.streams.every(({ closed }) => closed)).toBe(true);
  expect(complain).toHaveBeenCalledTimes(3);
  complain.mockRestore();
});

test('an answer that waits for its client again and again leaves no handlers behind', async () => {
  const warnings: string[] = [];
  const warn = ({ name }: Error) => warnings.push(name);
  process.on('warning', warn);
  service.answerStream = async function* () {
    for (let at = 0; at < 500; at += 1) yield { document: { name: String(at).padEnd(10_000) } };
  };

  expect(await statusOf('RunQuery', [framed(encoded('RunQuery', { parent: 'p' }))])).toBe(OK);
  process.off('warning', warn);
  expect(warnings).toEqual([]);
});

test('an answer ends when its client goes while it waits', async () => {
  const ended = new Promise<void>((resolve) => {
    service.answerStream = async function* () {
      try {
        for (let at = 0; ; at += 1) yield { document: { name: String(at).padEnd(100_000) } };
      } finally {
        resolve();
      }
    };
  });
  const call = client.request({
    ':method': 'POST',
    ':path': '/google.firestore.v1.Firestore/RunQuery',
    'content-type': 'application/grpc',
    te: 'trailers',
  });
  call.on('error', () => undefined);
  call.end(framed(encoded('RunQuery', { parent: 'p' })));
  await new Promise((resolve) => call.once('response', resolve));
  call.close(constants.NGHTTP2_CANCEL);
  await ended;
});

test('a call that the server does not offer says so', async () => {
  expect(await statusOf('ExecutePipeline', [framed(Buffer.alloc(0))])).toBe(UNIMPLEMENTED);
});

test('a connection whose client has broken the protocol and left is given up', async () => {
  const impatient = createGrpcEndpoint(service, 100);
  const gone = new Promise<void>((resolve) => {
    server.removeAllListeners('connection').on('connection', (accepted: Socket) => {
      const { remotePort } = accepted;
      accepted.on('close', () => {
        if (remotePort === localPort) resolve();
      });
      impatient.takeSocket(accepted);
    });
  });
  let localPort: number | undefined;
  const socket = connectSocket((server.address() as AddressInfo).port, '127.0.0.1');
  const settings = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0', 'latin1');
  socket.write(Buffer.concat([settings, Buffer.from('9f3b2a1177aa0102030405060708', 'hex')]));
  await new Promise((resolve) => socket.once('data', resolve));
  localPort = socket.localPort;
  socket.destroy();

  await gone;
  impatient.close();
});
