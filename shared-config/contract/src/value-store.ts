import type { ReadableStore } from './shell-api.ts';

/** A store whose owner may change the value. */
export interface ValueStore<T> extends ReadableStore<T> {
  /** Replaces the value; the same reference (Object.is) informs nobody. */
  set(next: T): void;
}

/** Holds one value for useSyncExternalStore. Listeners may unsubscribe while they are being called. */
export function createValueStore<T>(initial: T): ValueStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();

  return {
    getSnapshot: () => value,
    subscribe(listener) {
      // A wrapper of its own: the same function subscribed twice counts twice.
      const entry = () => listener();
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    set(next) {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of [...listeners]) {
        if (listeners.has(listener)) listener();
      }
    },
  };
}
