import type { IncomingMessage, ServerResponse } from 'node:http';
import { REMOTE_NAMES } from '@vcms/contract';
import type { RegistryObject } from './registry-objects.ts';

const NOSNIFF = { 'x-content-type-options': 'nosniff' };
/** As the header policy of the hosting has them for the registry and for what is missing. */
const FOUND = { ...NOSNIFF, 'cache-control': 'no-cache' };
const MISSING = { ...NOSNIFF, 'cache-control': 'no-store', 'access-control-allow-origin': '*' };
const PLAIN = { 'content-type': 'text/plain; charset=utf-8' };

/**
 * The registry on the shell's origin, `/registry/<env>.json` and `/registry/<env>/<remote>.json`, out of the bucket that pipelines
 * write: a change takes effect without a deploy (decision 58). Nothing else of the bucket is given, `registry.d/` least of all.
 * @param onFailure keeps the cause for the operators
 */
export function registryListener(
  read: (name: string) => Promise<RegistryObject | undefined>,
  onFailure: (cause: unknown) => void,
) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...MISSING, allow: 'GET, HEAD' }).end();
      return;
    }
    const name = objectOf(request.url ?? '');
    try {
      const object = name === undefined ? undefined : await read(name);
      if (object === undefined) response.writeHead(404, { ...MISSING, ...PLAIN }).end('Not found\n');
      else send(request, response, object);
    } catch (cause) {
      onFailure(cause);
      response.writeHead(503, { ...MISSING, ...PLAIN }).end('Try again later.\n');
    }
  };
}

function send(request: IncomingMessage, response: ServerResponse, { bytes, etag }: RegistryObject): void {
  const head = { ...FOUND, etag };
  // A proxy that compresses makes the tag a weak one.
  const known = (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (known.includes(etag)) {
    response.writeHead(304, head).end();
    return;
  }
  response.writeHead(200, { ...head, 'content-type': 'application/json; charset=utf-8' });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** The name of the object that a path asks for; undefined: none that anybody may read. */
function objectOf(url: string): string | undefined {
  const path = url.split('?')[0] ?? '';
  const [, env, remote] =
    /^(?:\/registry)?\/([a-z0-9-]{1,50})(?:\/(remote-[a-z-]{1,40}))?\.json$/.exec(path) ?? [];
  if (env === undefined) return undefined;
  if (remote === undefined) return `registry/${env}.json`;
  return REMOTE_NAMES.some((known) => known === remote) ? `registry/${env}/${remote}.json` : undefined;
}
