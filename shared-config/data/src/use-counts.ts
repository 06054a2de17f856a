import { getCountFromServer, type Query, queryEqual } from 'firebase/firestore';
import { useCallback, useEffect, useState } from 'react';
import { type DataFailure, toDataFailure } from './data-failure.ts';
import { useSameValue } from './use-same-value.ts';

/** Queries to count, by a name of the caller's choice. */
export type CountQueries<K extends string> = Readonly<Record<K, Query<unknown>>>;
export type Counts<K extends string> = Readonly<Record<K, number>>;

export type CountsState<K extends string> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly counts: Counts<K> }
  | { readonly kind: 'failed'; readonly failure: DataFailure; readonly retry: () => void };

type Outcome<K extends string> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly counts: Counts<K> }
  | { readonly kind: 'failed'; readonly failure: DataFailure };

function areSameQueries<K extends string>(held: CountQueries<K>, next: CountQueries<K>): boolean {
  const names = Object.keys(held) as K[];
  return (
    names.length === Object.keys(next).length &&
    names.every((name) => next[name] !== undefined && queryEqual(held[name], next[name]))
  );
}

/** Counts documents on the server, without reading them. Rejects with what Firestore throws. */
export async function loadCounts<K extends string>(queries: CountQueries<K>): Promise<Counts<K>> {
  const entries = Object.entries<Query<unknown>>(queries);
  const snapshots = await Promise.all(entries.map(([, query]) => getCountFromServer(query)));
  return Object.fromEntries(
    entries.map(([name], index) => [name, snapshots[index]?.data().count ?? 0]),
  ) as Record<K, number>;
}

/** Counts of several queries, read once; an answer that arrives after unmount is dropped. */
export function useCounts<K extends string>(queries: CountQueries<K>): CountsState<K> {
  const held = useSameValue(queries, areSameQueries);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<K>>({ kind: 'loading' });
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt counts again
  useEffect(() => {
    const abort = new AbortController();
    const settle = (next: Outcome<K>): void => {
      if (!abort.signal.aborted) setOutcome(next);
    };
    settle({ kind: 'loading' });
    loadCounts(held).then(
      (counts) => settle({ kind: 'ready', counts }),
      (cause: unknown) => settle({ kind: 'failed', failure: toDataFailure(cause) }),
    );
    return () => abort.abort();
  }, [held, attempt]);

  return outcome.kind === 'failed' ? { ...outcome, retry } : outcome;
}

/** The number of documents of one query. */
export function useCount(query: Query<unknown>): CountsState<'count'> {
  return useCounts({ count: query });
}
