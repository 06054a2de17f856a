import type { AbsolutePath } from '@vcms/contract';
import { WANTED_PATH_KEY } from './storage-keys.ts';

const SHELL_LESS = /^\/(?:login|invite|upload)(?:[/?#]|$)/u;

/** Keeps the page that the visitor asked for, until sign-in. Kept out of the address: no open redirect. */
export function rememberWantedPath(storage: Storage, path: string): void {
  if (isReturnPath(path)) storage.setItem(WANTED_PATH_KEY, path);
}

/** The page to return to, or `home` when none was asked for; read once, then forgotten. */
export function takeWantedPath(storage: Storage, home: AbsolutePath): AbsolutePath {
  const path = storage.getItem(WANTED_PATH_KEY);
  storage.removeItem(WANTED_PATH_KEY);
  return path !== null && isReturnPath(path) ? path : home;
}

/** A path of this site inside the shell: exactly one leading slash, nothing that a browser reads as a host. */
export function isReturnPath(path: string): path is AbsolutePath {
  if (!path.startsWith('/') || /^\/[/\\]/u.test(path) || SHELL_LESS.test(path)) return false;
  // Browsers drop tabs and line breaks before they read an address, so "/\t/host" would become "//host".
  return ![...path].some((character) => character < ' ' || character === '\u007f');
}
