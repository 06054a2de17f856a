import type { ReadableStore } from '@vcms/contract';

/** A store in memory that a test can change. */
export interface FakeStore<T> extends ReadableStore<T> {
  set(next: T): void;
}

export function createFakeStore<T>(initial: T): FakeStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => value,
    subscribe(listener) {
      const entry = () => listener();
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    set(next) {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
