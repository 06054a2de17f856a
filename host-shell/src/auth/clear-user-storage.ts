import {
  SESSION_CACHE_PREFIXES,
  SIGN_OUT_KEYS,
  SIGN_OUT_SESSION_ONLY_KEYS,
  WANTED_PATH_KEY,
} from './storage-keys.ts';

/** The two storages of a tab. */
export interface TabStorage {
  readonly local: Storage;
  readonly session: Storage;
}

/**
 * Removes everything that belongs to one user: the specification's keys and the product's session caches.
 * Layout preferences and foreign keys stay (shell-behaviour A31, S252).
 */
export function clearUserStorage(storage: TabStorage): void {
  for (const key of SIGN_OUT_KEYS) {
    storage.local.removeItem(key);
    storage.session.removeItem(key);
  }
  for (const key of [...SIGN_OUT_SESSION_ONLY_KEYS, WANTED_PATH_KEY]) storage.session.removeItem(key);
  for (const key of keysOf(storage.session)) {
    if (SESSION_CACHE_PREFIXES.some((prefix) => key.startsWith(prefix))) storage.session.removeItem(key);
  }
}

function keysOf(storage: Storage): readonly string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key): key is string => key !== null,
  );
}
