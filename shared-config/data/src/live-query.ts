import { onSnapshot, type Query } from 'firebase/firestore';
import { type DataFailure, toDataFailure } from './data-failure.ts';
import type { ParsedDocument } from './parsed-document.ts';

/** The documents of one snapshot: those that passed their guard, and the ids of those that did not. */
export interface LiveItems<T> {
  readonly items: readonly T[];
  readonly unreadable: readonly string[];
}

export interface LiveQueryListener<T> {
  onItems(items: LiveItems<T>): void;
  /** The listener has ended; subscribe again to retry. */
  onFailure(failure: DataFailure): void;
}

/** Splits guarded documents into usable items and the ids of unusable documents. */
export function collectItems<T>(documents: readonly ParsedDocument<T>[]): LiveItems<T> {
  return {
    items: documents.flatMap((entry) => (entry.ok ? [entry.value] : [])),
    unreadable: documents.flatMap((entry) => (entry.ok ? [] : [entry.id])),
  };
}

/** Watches a query until the returned function is called. */
export function watchQuery<T>(query: Query<ParsedDocument<T>>, listener: LiveQueryListener<T>): () => void {
  return onSnapshot(
    query,
    (snapshot) => listener.onItems(collectItems(snapshot.docs.map((document) => document.data()))),
    (cause) => listener.onFailure(toDataFailure(cause)),
  );
}
