import type { ReadableStore } from '@vcms/contract';

/** A store with one value; listeners hear of each change once. */
export interface ValueStore<T> extends ReadableStore<T> {
  set(next: T): void;
}

export function createValueStore<T>(initial: T): ValueStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next) {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener();
    },
  };
}
