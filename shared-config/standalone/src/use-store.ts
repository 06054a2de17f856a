import type { ReadableStore } from '@vcms/contract';
import { useSyncExternalStore } from 'react';

export function useStore<T>(store: ReadableStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.getSnapshot);
}
