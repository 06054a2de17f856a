import { type Query, queryEqual } from 'firebase/firestore';
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import type { DataFailure } from './data-failure.ts';
import { type LiveItems, type LiveQueryListener, watchQuery } from './live-query.ts';
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

/** An outcome, and the query and the attempt that it is about. */
interface Answer<T> {
  readonly asked: Query<ParsedDocument<T>> | undefined;
  readonly attempt: number;
  readonly outcome: Outcome<T>;
}

const LOADING = { kind: 'loading' } as const;
const isWhole = (): boolean => false;

export interface LiveOptions {
  /** What comes after the first answer gives way to keys and clicks: for long documents in which somebody writes. */
  readonly yields?: boolean;
  /** Asked when it begins to listen: what the cache knows may be a part of the answer, and waits a moment for the server. */
  readonly isPart?: () => boolean;
}

/**
 * The documents of a query, kept up to date while the component is mounted. A query that is equal to the one before
 * keeps its listener, so it may be built during render.
 */
export function useLiveQuery<T>(
  query: Query<ParsedDocument<T>>,
  { yields = false, isPart = isWhole }: LiveOptions = {},
): LiveState<T> {
  const held = useSameValue(query, (before, next) => queryEqual(before, next));
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<T>>({ asked: undefined, attempt: 0, outcome: LOADING });
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // Runs again by its dependencies: a new attempt listens again.
  useEffect(() => {
    const setOutcome = (outcome: Outcome<T>) => setAnswer({ asked: held, attempt, outcome });
    let isFirst = true;
    const listener: LiveQueryListener<T> = {
      onItems(items) {
        const show = () => setOutcome({ kind: 'ready', ...items });
        if (yields && !isFirst) startTransition(show);
        else show();
        isFirst = false;
      },
      onFailure: (failure) => setOutcome({ kind: 'failed', failure }),
    };
    return watchQuery<T>(held, listener, isPart());
  }, [held, attempt, yields, isPart]);

  // What was said to another query or attempt counts no more. Nothing is set for that: it would draw the page once more.
  const outcome = answer.asked === held && answer.attempt === attempt ? answer.outcome : LOADING;
  // The same object until something changes: pages compute from it.
  return useMemo(() => (outcome.kind === 'failed' ? { ...outcome, retry } : outcome), [outcome, retry]);
}
