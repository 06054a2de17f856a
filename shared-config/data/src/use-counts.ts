import { getAggregateFromServer, getCountFromServer, type Query, queryEqual, sum } from 'firebase/firestore';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type DataFailure, toDataFailure } from './data-failure.ts';
import { useSameValue } from './use-same-value.ts';

/** A field to add up over a query, in place of counting it; documents without the field add nothing. */
export interface SummedQuery {
  readonly of: Query<unknown>;
  readonly sum: string;
}

/** Queries to count or to add up, by a name of the caller's choice. */
export type CountQueries<K extends string> = Readonly<Record<K, Query<unknown> | SummedQuery>>;
export type Counts<K extends string> = Readonly<Record<K, number>>;

export type CountsState<K extends string> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly counts: Counts<K> }
  | { readonly kind: 'failed'; readonly failure: DataFailure; readonly retry: () => void };

type Outcome<K extends string> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly counts: Counts<K> }
  | { readonly kind: 'failed'; readonly failure: DataFailure };

function isSame(held: Query<unknown> | SummedQuery, next: Query<unknown> | SummedQuery | undefined): boolean {
  if (next === undefined || 'sum' in held !== 'sum' in next) return false;
  if ('sum' in held) return 'sum' in next && held.sum === next.sum && queryEqual(held.of, next.of);
  return !('sum' in next) && queryEqual(held, next);
}

async function loadNumber(asked: Query<unknown> | SummedQuery): Promise<number> {
  if (!('sum' in asked)) return (await getCountFromServer(asked)).data().count;
  return (await getAggregateFromServer(asked.of, { total: sum(asked.sum) })).data().total;
}

function areSameQueries<K extends string>(held: CountQueries<K>, next: CountQueries<K>): boolean {
  const names = Object.keys(held) as K[];
  return names.length === Object.keys(next).length && names.every((name) => isSame(held[name], next[name]));
}

/** Counts documents on the server, or adds up a field of them, without reading them. Rejects with what Firestore throws. */
export async function loadCounts<K extends string>(queries: CountQueries<K>): Promise<Counts<K>> {
  const entries = Object.entries<Query<unknown> | SummedQuery>(queries);
  const numbers = await Promise.all(entries.map(([, asked]) => loadNumber(asked)));
  return Object.fromEntries(entries.map(([name], index) => [name, numbers[index] ?? 0])) as Record<K, number>;
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
