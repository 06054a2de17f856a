import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { StartupFailure } from './startup-failure.ts';

/** First bytes of the HTTP/2 preface; no HTTP/1.1 method starts with them. */
const HTTP2_PREFACE = Buffer.from('PRI');
/** Browsers keep idle connections about a minute; closing earlier races with their next request. */
const KEEP_ALIVE_MS = 75_000;

export interface PortListenerOptions {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly onRequest: RequestListener;
  readonly onHttp2Socket: (socket: Socket) => void;
}

/** One TCP port that speaks HTTP/1.1 and HTTP/2 without TLS. */
export interface PortListener {
  readonly port: number;
  /** Stops listening and drops every connection. */
  close(): Promise<void>;
}

/** Rejects with a StartupFailure when the port cannot be had. */
export function listenOnPort(options: PortListenerOptions): Promise<PortListener> {
  const http = createHttpServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: 0 }, options.onRequest);
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    route(socket, (isHttp2) => {
      if (isHttp2) {
        // A client of HTTP/2 that has said its last word cannot be answered: without this it would stay connected.
        socket.allowHalfOpen = false;
        options.onHttp2Socket(socket);
      } else http.emit('connection', socket);
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenFailure(error, options)));
    server.listen(options.port, options.host, () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : options.port;
      resolve({
        port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            for (const socket of sockets) socket.destroy();
            http.close();
          }),
      });
    });
  });
}

/** Looks at the first bytes and puts them back when they tell enough; a connection that ends before is dropped. */
function route(socket: Socket, decide: (isHttp2: boolean) => void): void {
  // Putting back too few would make the socket readable at once, and again, without end.
  let held = Buffer.alloc(0);
  const drop = () => socket.destroy();
  const peek = () => {
    const chunk: Buffer | null = socket.read();
    if (chunk !== null) held = Buffer.concat([held, chunk]);
    const known = held.subarray(0, HTTP2_PREFACE.length);
    const couldBeHttp2 = HTTP2_PREFACE.subarray(0, known.length).equals(known);
    if (couldBeHttp2 && known.length < HTTP2_PREFACE.length) {
      socket.once('readable', peek);
      return;
    }
    socket.off('end', drop);
    socket.unshift(held);
    decide(couldBeHttp2);
  };
  socket.once('readable', peek);
  socket.once('end', drop);
}

function listenFailure(error: NodeJS.ErrnoException, { host, port }: PortListenerOptions): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartupFailure(
      `Port ${port} on ${host} is in use. Stop the program that uses it or choose another port with --port.`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartupFailure(`Port ${port} needs more rights. Choose one above 1023 with --port.`);
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartupFailure(`${host} is no address of this computer. Use --host 127.0.0.1.`);
  }
  return error;
}
