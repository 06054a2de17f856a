import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { RuntimeConfig } from '@vcms/contract';
import type { AllowedOrigins } from './content-security-policy.ts';
import { encodePage } from './encode-page.ts';
import { passToFunction } from './function-proxy.ts';
import { SHELL_PAGES, shellPageFor } from './gate-paths.ts';
import { type Headers, headersFor } from './header-policy.ts';
import { HTTP_FUNCTIONS } from './http-functions.ts';
import { type Listener, listen } from './http-listener.ts';
import { renderPage } from './page-template.ts';
import { type Handler, sendMissing, serveFolder } from './static-files.ts';

export interface ShellServerOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Folder with the shell's build: its pages and the files of /s/<version>/. */
  readonly shellFolder: string;
  /** Version in the shell's public path. */
  readonly shellVersion: string;
  /** Folder that holds `<env>.json`. */
  readonly registryFolder: string;
  readonly origins: AllowedOrigins;
  readonly config: RuntimeConfig;
  /** Where functions are mounted, as Hosting's rewrites lead to them, no slash at the end; absent: there are none. */
  readonly functionsUrl?: string;
  /** Pages beside the app, by the first part of their path, such as `gate-list`: folders in which their files are looked for. */
  readonly pages?: Readonly<Record<string, readonly string[]>>;
}

/** Paths that hold files; anything else on the shell's origin is a page of the app. */
const FUNCTION_PREFIXES = HTTP_FUNCTIONS.map((name) => `/${name}/`);
const FILE_PREFIXES = ['/s/', '/r/', '/registry/', ...FUNCTION_PREFIXES];

/** Serves the shell: immutable bundles, the registry, and the page for every deep link (architecture 3g), one of its own for badges. */
export function startShellServer(options: ShellServerOptions): Promise<Listener> {
  return listen(shellHandler(options), options.host, options.port);
}

function shellHandler(options: ShellServerOptions): RequestListener {
  const { origins } = options;
  const missing = headersFor('missing', origins);
  const assetPrefix = `/s/${options.shellVersion}`;
  const assets = serveFolder(options.shellFolder, headersFor('shell-asset', origins));
  const registry = serveFolder(options.registryFolder, headersFor('registry', origins));
  const pages = Object.entries(options.pages ?? {}).map(([name, folders]) => ({
    prefix: `/${name}`,
    files: inOneOf(folders.map((folder) => serveFolder(folder, headersFor('page', origins)))),
  }));

  return (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (options.functionsUrl !== undefined && FUNCTION_PREFIXES.some((prefix) => path.startsWith(prefix))) {
      passToFunction(options.functionsUrl, request, response);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...missing, allow: 'GET, HEAD' }).end();
      return;
    }
    const page = pages.find(({ prefix }) => path.startsWith(`${prefix}/`));
    if (page !== undefined) {
      // As Hosting does: the folder's own address stands for its page.
      request.url = path.endsWith('/') ? `${path}index.html` : path;
      serveBelow(page.prefix, page.files, request, response, missing);
    } else if (path.startsWith(`${assetPrefix}/`) && !SHELL_PAGES.some((file) => path.endsWith(`/${file}`))) {
      serveBelow(assetPrefix, assets, request, response, missing);
    } else if (path.startsWith('/registry/')) {
      serveBelow('/registry', registry, request, response, missing);
    } else if (FILE_PREFIXES.some((prefix) => path.startsWith(prefix)) || path === '/favicon.ico') {
      sendMissing(response, missing);
    } else {
      void sendPage(options, shellPageFor(path), request, response);
    }
  };
}

/** The first of some folders that has the file. */
function inOneOf(folders: readonly Handler[]): Handler {
  return folders.reduceRight<Handler>(
    (rest, folder) => (request, response, next) =>
      folder(request, response, () => rest(request, response, next)),
    (_request, _response, next) => next(),
  );
}

function serveBelow(
  prefix: string,
  files: Handler,
  request: IncomingMessage,
  response: ServerResponse,
  missing: Headers,
): void {
  request.url = (request.url ?? '/').slice(prefix.length);
  files(request, response, () => sendMissing(response, missing));
}

async function sendPage(
  options: ShellServerOptions,
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const template = await readFile(join(options.shellFolder, file), 'utf8');
    const page = renderPage(template, options.config);
    const etag = `"${createHash('sha256').update(page).digest('base64url').slice(0, 27)}"`;
    const headers = { ...headersFor('page', options.origins), etag };
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, headers).end();
      return;
    }
    const encoded = await encodePage(page, request.headers['accept-encoding']?.toString() ?? '');
    response.writeHead(200, { ...headers, ...encoded.headers, 'content-type': 'text/html; charset=utf-8' });
    response.end(request.method === 'HEAD' ? undefined : encoded.body);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(`The shell's page cannot be read: ${reason}\n`);
  }
}
