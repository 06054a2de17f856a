import type { Firestore } from 'firebase/firestore';
import { useCallback, useSyncExternalStore } from 'react';

type Fields = Readonly<Record<string, unknown>>;

/** What a record will say once the server has done what was asked of it. */
export interface ExpectedChange {
  /** The path of the record, from the root: users/u1. */
  readonly path: string;
  /** What it says until then. A record that says something else has changed: then it is shown as it is. */
  readonly before: Fields;
  readonly after: Fields;
}

export interface PendingChange extends ExpectedChange {
  /** The server has done it; only the record itself has not come yet. */
  readonly isConfirmed: boolean;
}

/** By path. */
export type PendingChanges = ReadonlyMap<string, PendingChange>;

const NONE: PendingChanges = new Map();

/** Milliseconds in which the record comes after the server has done it; then the record counts, whatever it says. */
const ARRIVAL_MS = 10_000;

/** By connection: what is asked over one says nothing about the records of another. */
const changes = new WeakMap<Firestore, PendingChanges>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function put(firestore: Firestore, path: string, change: PendingChange | undefined): void {
  const others = [...pendingChanges(firestore)].filter(([other]) => other !== path);
  changes.set(firestore, new Map(change === undefined ? others : [...others, [path, change]]));
  for (const listener of listeners) listener();
}

/** What this tab has asked for and has not seen yet, now. */
function pendingChanges(firestore: Firestore): PendingChanges {
  return changes.get(firestore) ?? NONE;
}

/** The same, live. */
export function usePendingChanges(firestore: Firestore): PendingChanges {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => pendingChanges(firestore), [firestore]),
  );
}

export interface BegunChange {
  /** The server has done it. */
  confirm(): void;
  /** It has not, and the record shows again what it says. */
  refuse(): void;
}

/** Shows a change before the server has done it. A later one of the same record takes its place. */
export function beginChange(firestore: Firestore, expected: ExpectedChange): BegunChange {
  const { path } = expected;
  let mine: PendingChange = { ...expected, isConfirmed: false };
  const isMine = () => pendingChanges(firestore).get(path) === mine;
  const end = () => {
    if (isMine()) put(firestore, path, undefined);
  };
  put(firestore, path, mine);
  return {
    confirm() {
      if (!isMine()) return;
      mine = { ...mine, isConfirmed: true };
      put(firestore, path, mine);
      setTimeout(end, ARRIVAL_MS);
    },
    refuse: end,
  };
}
