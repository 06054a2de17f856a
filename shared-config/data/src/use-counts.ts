import { getCountFromServer, type Query, queryEqual } from 'firebase/firestore';
import { useCallback, useEffect, useRef, useState } from 'react';
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

/** Milliseconds without a further change before the same queries are counted again. */
const RECOUNT_MS = 1_000;

/**
 * Counts of several queries; an answer that arrives after unmount is dropped. The server keeps no live counts: a list that
 * is watched gives the `pulse`, and when that changes the same queries are counted again, a second after the last change
 * and with the old figures standing until then.
 */
export function useCounts<K extends string>(queries: CountQueries<K>, pulse = ''): CountsState<K> {
  const held = useSameValue(queries, areSameQueries);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<K>>({ kind: 'loading' });
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  const counted = useRef<{ readonly held: CountQueries<K>; readonly attempt: number }>(undefined);

  // Runs again by its dependencies: a new attempt or pulse counts again.
  useEffect(() => {
    const abort = new AbortController();
    const settle = (next: Outcome<K>): void => {
      if (abort.signal.aborted) return;
      if (next.kind !== 'loading') counted.current = { held, attempt };
      setOutcome(next);
    };
    const count = (): void => {
      loadCounts(held).then(
        (counts) => settle({ kind: 'ready', counts }),
        (cause: unknown) => settle({ kind: 'failed', failure: toDataFailure(cause) }),
      );
    };
    const isRecount = counted.current?.held === held && counted.current.attempt === attempt;
    if (!isRecount) settle({ kind: 'loading' });
    const timer = isRecount ? setTimeout(count, RECOUNT_MS) : undefined;
    if (!isRecount) count();
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [held, attempt, pulse]);

  return outcome.kind === 'failed' ? { ...outcome, retry } : outcome;
}
