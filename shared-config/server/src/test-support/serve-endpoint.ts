import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface ServedEndpoint {
  readonly origin: string;
  /** What went wrong while something was answered. */
  readonly failures: unknown[];
  stop(): void;
}

/** A function that is asked by plain HTTP, at a free port. */
export async function serveEndpoint(
  listenerFor: (onFailure: (cause: unknown) => void) => Listener,
): Promise<ServedEndpoint> {
  const failures: unknown[] = [];
  const answer = listenerFor((cause) => failures.push(cause));
  const server: Server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, failures, stop: () => void server.close() };
}
