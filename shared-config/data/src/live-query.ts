import { onSnapshot, type Query, type QuerySnapshot } from 'firebase/firestore';
import { type DataFailure, toDataFailure } from './data-failure.ts';
import type { ParsedDocument } from './parsed-document.ts';

/** The documents of one snapshot: those that passed their guard, and the ids of those that did not. */
export interface LiveItems<T> {
  readonly items: readonly T[];
  readonly unreadable: readonly string[];
  /** What is wrong with them, each with the path of its document. */
  readonly problems?: readonly string[];
}

export interface LiveQueryListener<T> {
  onItems(items: LiveItems<T>): void;
  /** Nothing can be said now. When the server comes back by itself, `onItems` follows; else subscribe again. */
  onFailure(failure: DataFailure): void;
}

function located(path: string, problem: string): string {
  return problem.startsWith(`${path}: `) ? problem : `${path}: ${problem}`;
}

/** Splits guarded documents into usable items and the ids of unusable documents. */
export function collectItems<T>(documents: readonly ParsedDocument<T>[]): LiveItems<T> {
  return {
    items: documents.flatMap((entry) => (entry.ok ? [entry.value] : [])),
    unreadable: documents.flatMap((entry) => (entry.ok ? [] : [entry.id])),
    problems: documents.flatMap((entry) =>
      entry.ok ? [] : entry.problems.map((problem) => located(entry.path, problem)),
    ),
  };
}

/** Watches a query until the returned function is called. */
export function watchQuery<T>(query: Query<ParsedDocument<T>>, listener: LiveQueryListener<T>): () => void {
  return onSnapshot(
    query,
    (snapshot) => {
      if (isGuess(snapshot)) listener.onFailure(toDataFailure({ code: 'unavailable' }));
      else listener.onItems(collectItems(snapshot.docs.map((document) => document.data())));
    },
    (cause) => listener.onFailure(toDataFailure(cause)),
  );
}

/** Without the server the SDK answers from an empty cache: that nobody is there is then not known. */
export function isGuess(snapshot: Pick<QuerySnapshot, 'empty' | 'metadata'>): boolean {
  return snapshot.empty && snapshot.metadata.fromCache;
}
