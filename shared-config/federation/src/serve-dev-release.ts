import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { sentenceOf } from './build-failure.ts';
import type { DevReleases } from './dev-releases.ts';

/** The shell's page is another origin, and integrity needs readable answers (architecture 3g). */
const HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', json: 'application/json' };

/**
 * Answers /release.json and the files of a development release; everything else goes on to the standalone page. A build
 * that failed answers 500 with the reason.
 */
export function serveDevRelease(releases: DevReleases) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const name = (request.url ?? '/').split('?', 1)[0]?.slice(1) ?? '';
    try {
      const file = name === 'release.json' ? join(await releases.current(), name) : releases.find(name);
      if (file === undefined) return next();
      const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain';
      const body = await readFile(file);
      response.writeHead(200, { ...HEADERS, 'content-type': `${type}; charset=utf-8` }).end(body);
    } catch (error) {
      response
        .writeHead(500, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' })
        .end(sentenceOf(error));
    }
  };
}
