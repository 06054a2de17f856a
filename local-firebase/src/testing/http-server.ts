import { listenOnPort, type PortListener } from '../server/port-listener.ts';
import { createRequestRouter, type Endpoint } from '../server/request-router.ts';

/** Serves endpoints on a free port of this computer, as the product does. */
export async function serveEndpoints(
  ...endpoints: readonly Endpoint[]
): Promise<PortListener & { readonly origin: string }> {
  const listener = await listenOnPort({
    host: '127.0.0.1',
    port: 0,
    onRequest: createRequestRouter(endpoints),
    onHttp2Socket: (socket) => socket.destroy(),
  });
  return { ...listener, origin: `http://127.0.0.1:${listener.port}` };
}
