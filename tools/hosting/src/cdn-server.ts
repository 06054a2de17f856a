import { headersFor } from './header-policy.ts';
import { type Listener, listen } from './http-listener.ts';
import { sendMissing, serveFolder } from './static-files.ts';

export interface CdnServerOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Folder that holds `r/<remote>/<release>/…`. */
  readonly folder: string;
}

/** Serves the remotes' releases on an origin of their own (architecture 3g). */
export function startCdnServer(options: CdnServerOptions): Promise<Listener> {
  const origins = { cdn: '' };
  const files = serveFolder(options.folder, headersFor('release-asset', origins));
  const missing = headersFor('missing', origins);
  return listen(
    (request, response) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { ...missing, allow: 'GET, HEAD' }).end();
        return;
      }
      files(request, response, () => sendMissing(response, missing));
    },
    options.host,
    options.port,
  );
}
