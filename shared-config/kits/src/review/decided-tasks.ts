import { useSyncExternalStore } from 'react';

/** Versions that were decided in this tab, by task. */
export type DecidedTasks = ReadonlyMap<string, number>;

let decided: DecidedTasks = new Map();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A decision is stored: its task is over, although the server takes it away only a moment later. */
export function noteDecided(taskId: string, version: number): void {
  decided = new Map([...decided, [taskId, version]]);
  for (const listener of listeners) listener();
}

/** What this tab has decided, now. */
export function decidedTasks(): DecidedTasks {
  return decided;
}

/** What this tab has decided, live. */
export function useDecidedTasks(): DecidedTasks {
  return useSyncExternalStore(subscribe, decidedTasks);
}
