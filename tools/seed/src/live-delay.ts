import {
  type ClientHttp2Session,
  connect as connectHttp2,
  constants,
  createServer as createHttp2Server,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** First bytes of the HTTP/2 preface; no HTTP/1.1 method starts with them. */
const HTTP2_PREFACE = 'PRI';

/** How long answers are held, drawn anew for each. */
export interface LiveDelay {
  /** The longest, in milliseconds. */
  readonly maxMs: number;
  /** Begins the row of random numbers; the order of answers still depends on the machine. */
  readonly seed: number;
}

/** The delay that `VCMS_LIVE_DELAY_MS` and `VCMS_LIVE_DELAY_SEED` ask for; undefined without the first. */
export function askedDelay(env: NodeJS.ProcessEnv): LiveDelay | undefined {
  const maxMs = Number(env.VCMS_LIVE_DELAY_MS ?? 0);
  const seed = Number(env.VCMS_LIVE_DELAY_SEED ?? 1);
  if (!(maxMs >= 0 && Number.isInteger(seed)))
    throw new Error('VCMS_LIVE_DELAY_MS is a number of milliseconds, VCMS_LIVE_DELAY_SEED a whole number.');
  return maxMs === 0 ? undefined : { maxMs, seed };
}

/** Mulberry32: 0 to 1, the same row for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Lets pieces go later, each by a time of its own, but never one before another of the same line. */
function lineOf(draw: () => number): (release: () => void) => void {
  let last = Promise.resolve();
  return (release) => {
    const due = new Promise<void>((resolve) => setTimeout(resolve, draw()));
    last = last.then(() => due).then(release);
  };
}

/** Calls whose answer has no end: each piece waits for itself. All others are one answer, which waits as a whole. */
const STREAMS = /\/(Listen|Write)$/;

/** One call of the SDK: what it says goes through at once, the answer waits. */
function passCall(
  call: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
  backend: ClientHttp2Session,
  draw: () => number,
): void {
  const isStream = STREAMS.test(String(headers[constants.HTTP2_HEADER_PATH]));
  const later = draw();
  const wait = lineOf(isStream ? draw : () => later);
  const asked = backend.request(headers, { endStream: false });
  let trailers: IncomingHttpHeaders = {};
  const live = () => !call.destroyed && !call.closed;
  call.pipe(asked);
  call.on('error', () => asked.close());
  call.on('close', () => asked.close(constants.NGHTTP2_CANCEL));
  call.on('wantTrailers', () => call.sendTrailers(trailers));
  asked.on('error', () => wait(() => live() && call.close(constants.NGHTTP2_INTERNAL_ERROR)));
  asked.on('response', (answer, flags) => {
    const endStream = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
    wait(() => live() && call.respond(answer, { endStream, waitForTrailers: !endStream }));
  });
  asked.on('data', (piece: Buffer) => wait(() => live() && call.write(piece)));
  asked.on('trailers', (last) => {
    trailers = last;
  });
  asked.on('end', () => wait(() => live() && call.end()));
}

/** HTTP/1.1 of sign-in and files: the answer waits piece by piece. */
function passSocket(socket: Socket, port: number, draw: () => number): Socket {
  const wait = lineOf(draw);
  const backend = connect({ port, host: '127.0.0.1', noDelay: true });
  socket.pipe(backend);
  backend.on('data', (piece: Buffer) => wait(() => socket.writable && socket.write(piece)));
  backend.on('end', () => wait(() => socket.end()));
  backend.on('error', () => socket.destroy());
  socket.on('close', () => backend.destroy());
  return backend;
}

/** A second door to the backend, whose answers come late. */
export interface LateDoor {
  readonly origin: string;
  /** Drops every connection. */
  close(): void;
}

/**
 * Stands before a backend and holds each piece of what it answers for a random time, while the pieces of one call keep
 * their order: confirmations of writes come after what was listened to or before, lists come in parts, and a test that
 * counts on one order of answers fails.
 */
export async function openLateDoor(origin: string, { maxMs, seed }: LiveDelay): Promise<LateDoor> {
  const port = Number(new URL(origin).port);
  const random = randomFrom(seed);
  // Half of them come at once: an order turns round more often where one of two is late than where both are.
  const draw = () => (random() < 0.5 ? 0 : random() * maxMs);
  const open = new Set<{ destroy(): unknown }>();
  const http2 = createHttp2Server();
  http2.on('session', (session) => {
    const backend = connectHttp2(origin);
    open.add(backend);
    backend.on('error', () => session.destroy());
    session.on('error', () => backend.destroy());
    session.on('close', () => backend.destroy());
    session.on('stream', (call, headers) => passCall(call, headers, backend, draw));
  });
  const server = createServer({ noDelay: true }, (socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('data', (first: Buffer) => {
      socket.pause();
      socket.unshift(first);
      if (first.subarray(0, HTTP2_PREFACE.length).equals(Buffer.from(HTTP2_PREFACE)))
        http2.emit('connection', socket);
      else open.add(passSocket(socket, port, draw));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      for (const one of open) one.destroy();
    },
  };
}
