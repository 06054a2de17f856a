import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Trusted } from '@vcms/server/core';
import { countsOf, RELEASE_HEALTH } from './release-health.ts';

/**
 * The counts of one release for the pipeline of its team, `?remote=…&version=…`, as `{day: {name: count}}`. Who may call it says the
 * platform (`invoker`): a pipeline needs the right to this and none to read the database.
 * @param onFailure keeps the cause for the operators
 */
export function releaseCountsListener(trusted: () => Trusted, onFailure: (cause: unknown) => void) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const head = { 'cache-control': 'no-store', 'content-type': 'application/json' };
    try {
      const days = request.method === 'GET' ? await daysOf(trusted(), request.url ?? '') : undefined;
      response.writeHead(days === undefined ? 400 : 200, head).end(JSON.stringify(days ?? {}));
    } catch (cause) {
      onFailure(cause);
      response.writeHead(503, head).end('{}');
    }
  };
}

async function daysOf({ db }: Trusted, url: string): Promise<object | undefined> {
  const asked = new URL(url, 'http://function').searchParams;
  const [remote, version] = [asked.get('remote'), asked.get('version')];
  if (!remote || !version) return undefined;
  const found = await db
    .collection(RELEASE_HEALTH)
    .where('remote', '==', remote)
    .where('version', '==', version)
    .get();
  return Object.fromEntries(
    found.docs.map((counter) => [String(counter.get('day')), countsOf(counter.get('counts'))]),
  );
}
