import { type Query, queryEqual } from 'firebase/firestore';
import { useCallback, useEffect, useState } from 'react';
import type { DataFailure } from './data-failure.ts';
import { type LiveItems, watchQuery } from './live-query.ts';
import type { ParsedDocument } from './parsed-document.ts';
import { useSameValue } from './use-same-value.ts';

export type LiveState<T> =
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'ready' } & LiveItems<T>)
  | { readonly kind: 'failed'; readonly failure: DataFailure; readonly retry: () => void };

type Outcome<T> =
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'ready' } & LiveItems<T>)
  | { readonly kind: 'failed'; readonly failure: DataFailure };

/**
 * The documents of a query, kept up to date while the component is mounted. A query that is equal to the one before
 * keeps its listener, so it may be built during render.
 */
export function useLiveQuery<T>(query: Query<ParsedDocument<T>>): LiveState<T> {
  const held = useSameValue(query, (before, next) => queryEqual(before, next));
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<T>>({ kind: 'loading' });
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt listens again
  useEffect(() => {
    setOutcome({ kind: 'loading' });
    return watchQuery<T>(held, {
      onItems: (items) => setOutcome({ kind: 'ready', ...items }),
      onFailure: (failure) => setOutcome({ kind: 'failed', failure }),
    });
  }, [held, attempt]);

  return outcome.kind === 'failed' ? { ...outcome, retry } : outcome;
}
