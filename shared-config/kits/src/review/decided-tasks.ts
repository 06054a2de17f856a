import type { Firestore } from 'firebase/firestore';
import { useCallback, useSyncExternalStore } from 'react';

/** Versions that were decided in this tab, by task. */
export type DecidedTasks = ReadonlyMap<string, number>;

const NONE: DecidedTasks = new Map();

/** By connection: what was decided over one says nothing about the tasks of another. */
const decided = new WeakMap<Firestore, DecidedTasks>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A decision is stored: its task is over, although the server takes it away only a moment later. */
export function noteDecided(firestore: Firestore, taskId: string, version: number): void {
  decided.set(firestore, new Map([...decidedTasks(firestore), [taskId, version]]));
  for (const listener of listeners) listener();
}

/** What this tab has decided, now. */
export function decidedTasks(firestore: Firestore): DecidedTasks {
  return decided.get(firestore) ?? NONE;
}

/** What this tab has decided, live. */
export function useDecidedTasks(firestore: Firestore): DecidedTasks {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => decidedTasks(firestore), [firestore]),
  );
}
