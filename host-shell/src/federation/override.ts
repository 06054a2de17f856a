import { REMOTE_NAMES, type RemoteName } from '@vcms/contract';

/** A remote whose release this browser takes from a developer's server instead of the registry (architecture 3b). */
export interface RemoteOverride {
  readonly remote: RemoteName;
  /** Absolute URL of the folder with release.json, ends in a slash. */
  readonly base: string;
}

/** Those that the page's Content-Security-Policy can name; it knows no other address of this machine. */
const LOOPBACK_HOSTS: readonly string[] = ['localhost', '127.0.0.1'];

/**
 * Reads `remote-cs@http://localhost:3102/`. Taken are origins on this machine, any port, and the configured ones; no user
 * name, no query. Undefined for anything else: a link must not bring foreign code into a signed-in page.
 */
export function parseOverride(text: string, origins: readonly string[]): RemoteOverride | undefined {
  const at = text.indexOf('@');
  const remote = REMOTE_NAMES.find((name) => name === text.slice(0, at));
  const base = remote === undefined ? undefined : readBase(text.slice(at + 1), origins);
  return remote === undefined || base === undefined ? undefined : { remote, base };
}

function readBase(text: string, origins: readonly string[]): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    return undefined;
  const isLocal = url.protocol === 'http:' && LOOPBACK_HOSTS.includes(url.hostname);
  if (!isLocal && !origins.includes(url.origin)) return undefined;
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}
