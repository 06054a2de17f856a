import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A running HTTP server. */
export interface Listener {
  /** Such as http://127.0.0.1:4300, no slash at the end. */
  readonly origin: string;
  readonly port: number;
  /** Stops listening and ends open connections. */
  close(): Promise<void>;
}

/** A port that cannot be had; the message is a sentence for the user. */
export class PortError extends Error {
  constructor(port: number, code: string) {
    super(
      code === 'EADDRINUSE'
        ? `Port ${port} is already in use. Stop the program that uses it, or choose another port.`
        : `Port ${port} cannot be opened (${code}). Choose another port.`,
    );
    this.name = 'PortError';
  }
}

/** Starts a server on the given host and port; port 0 takes any free one. Rejects with PortError. */
export function listen(listener: RequestListener, host: string, port: number): Promise<Listener> {
  const server = createServer(listener);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new PortError(port, error.code ?? error.message));
    });
    server.listen(port, host, () => resolve(asListener(server, host)));
  });
}

function asListener(server: Server, host: string): Listener {
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${host}:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
