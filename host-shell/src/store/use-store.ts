import type { ReadableStore } from '@vcms/contract';
import { useSyncExternalStore } from 'react';

/** The store's value; renders again after each change. */
export function useStore<T>(store: ReadableStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.getSnapshot);
}
