import { Agent, request as httpRequest } from 'node:http';
import { type ClientHttp2Session, connect as connectHttp2 } from 'node:http2';
import { connect } from 'node:net';
import type { GrpcFuzz } from './fuzz-grpc.ts';
import type { HttpFuzz } from './fuzz-http.ts';

/** Bytes on a bare connection, then its end. */
export interface RawFuzz {
  readonly kind: 'raw';
  readonly body: Buffer;
}

/** How a request ended. `silent`: no answer and no end of the connection in time. */
export interface FuzzAnswer {
  readonly outcome: 'answered' | 'closed' | 'silent';
  /** HTTP status, or what gRPC says, where 0 is success; also 0 without an answer. */
  readonly status: number;
  readonly text: string;
}

export interface FuzzSender {
  http(request: HttpFuzz): Promise<FuzzAnswer>;
  grpc(request: GrpcFuzz): Promise<FuzzAnswer>;
  raw(request: RawFuzz): Promise<FuzzAnswer>;
  close(): void;
}

/** Answers beyond this are not looked at. */
const LONGEST_TEXT = 64 * 1024;
const CLOSED = { outcome: 'closed', status: 0, text: '' } as const;

/** @param patienceMs after which a request counts as silent */
export function createFuzzSender(origin: string, patienceMs: number): FuzzSender {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  let session: ClientHttp2Session | undefined;

  /** Runs one exchange; `abandon` undoes it when patience ends. */
  function exchange(run: (settle: (answer: FuzzAnswer) => void) => { destroy(): void }): Promise<FuzzAnswer> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        resolve({ outcome: 'silent', status: 0, text: '' });
        running.destroy();
      }, patienceMs);
      const running = run((answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
    });
  }

  function http(fuzz: HttpFuzz): Promise<FuzzAnswer> {
    const { method, path, headers, body, truncated } = fuzz;
    if (truncated) return raw({ kind: 'raw', body: truncatedBytes(fuzz, hostname) });
    return exchange((settle) => {
      const request = httpRequest({ hostname, port, agent, method, path, headers }, (response) => {
        const status = response.statusCode ?? 0;
        // A hanging GET of WebChannel stays open on purpose: its headers are the answer.
        if (fuzz.kind === 'webchannel' && method === 'GET' && status === 200) {
          settle({ outcome: 'answered', status, text: '' });
          request.destroy();
          return;
        }
        let text = '';
        response.on('data', (data) => {
          if (text.length < LONGEST_TEXT) text += data;
        });
        response.on('end', () => settle({ outcome: 'answered', status, text }));
        response.on('error', () => settle(CLOSED));
      });
      request.on('error', () => settle(CLOSED));
      request.end(body);
      return request;
    });
  }

  function openSession(): ClientHttp2Session {
    const fresh = connectHttp2(origin);
    const forget = () => {
      if (session === fresh) session = undefined;
    };
    fresh.on('error', forget);
    fresh.on('goaway', forget);
    fresh.on('close', forget);
    return fresh;
  }

  function grpc({ headers, body }: GrpcFuzz): Promise<FuzzAnswer> {
    session ??= openSession();
    const current = session;
    return exchange((settle) => {
      const stream = current.request(headers);
      let status: number | undefined;
      let text = '';
      const take = (said: Record<string, unknown>) => {
        // A call ends with gRPC's status; HTTP's alone is an answer only when it refuses.
        if (said['grpc-status'] !== undefined) status = Number(said['grpc-status']);
        else if (said[':status'] !== 200) status ??= Number(said[':status']);
        text += said['grpc-message'] ?? '';
      };
      stream.on('response', take);
      stream.on('trailers', take);
      stream.on('data', () => undefined);
      stream.on('error', () => undefined);
      stream.on('close', () => settle(status === undefined ? CLOSED : { outcome: 'answered', status, text }));
      stream.end(body);
      return stream;
    });
  }

  function raw({ body }: RawFuzz): Promise<FuzzAnswer> {
    return exchange((settle) => {
      const socket = connect(Number(port), hostname);
      // The first bytes are an answer: HTTP/2 may go on waiting for the rest of a frame.
      socket.once('data', (data) => {
        const text = data.toString('latin1');
        const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0);
        settle({ outcome: 'answered', status, text });
        socket.destroy();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => settle(CLOSED));
      socket.end(body);
      return socket;
    });
  }

  return {
    http,
    grpc,
    raw,
    close() {
      agent.destroy();
      session?.destroy();
    },
  };
}

function truncatedBytes({ method, path, headers, body }: HttpFuzz, host: string): Buffer {
  const lines = Object.entries({ Host: host, ...headers, 'Content-Length': String(body.length + 10) });
  const head = [`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', ''];
  return Buffer.concat([Buffer.from(head.join('\r\n')), body]);
}
