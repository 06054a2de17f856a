import { type Query, queryEqual } from 'firebase/firestore';
import { useCallback, useEffect, useState } from 'react';
import { type LiveItems, watchQuery } from './live-query.ts';
import type { ParsedDocument } from './parsed-document.ts';
import type { LiveState } from './use-live-query.ts';
import { useSameValue } from './use-same-value.ts';

type Queries<T> = readonly Query<ParsedDocument<T>>[];

/** A state, and the list and the attempt that it is about. */
interface Answer<T> {
  readonly asked: Queries<T> | undefined;
  readonly attempt: number;
  readonly state: LiveState<T>;
}

const LOADING = { kind: 'loading' } as const;
const NOTHING = { kind: 'ready', items: [], unreadable: [] } as const;

function isSameList<T>(held: Queries<T>, next: Queries<T>): boolean {
  return held.length === next.length && held.every((query, at) => queryEqual(query, next[at] ?? query));
}

function joined<T>(parts: readonly LiveItems<T>[]): LiveItems<T> {
  return {
    items: parts.flatMap(({ items }) => items),
    unreadable: parts.flatMap(({ unreadable }) => unreadable),
    problems: parts.flatMap(({ problems }) => problems ?? []),
  };
}

/**
 * The documents of several queries as one list, kept up to date while the component is mounted: for what lies under
 * several parents and no rule lets be asked for together. Ready when every query has answered, failed when one has
 * failed. A list of equal queries keeps its listeners, so it may be built during render.
 */
export function useLiveQueries<T>(queries: Queries<T>): LiveState<T> {
  const held = useSameValue(queries, isSameList);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Answer<T>>({ asked: undefined, attempt: 0, state: LOADING });
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // Runs again by its dependencies: a new attempt listens again.
  useEffect(() => {
    const parts = new Map<number, LiveItems<T>>();
    const answer = (state: LiveState<T>) => setOutcome({ asked: held, attempt, state });
    const stops = held.map((query, at) =>
      watchQuery<T>(query, {
        onItems(items) {
          parts.set(at, items);
          if (parts.size < held.length) return;
          const all = held.flatMap((_query, index) => parts.get(index) ?? []);
          answer({ kind: 'ready', ...joined(all) });
        },
        onFailure: (failure) => answer({ kind: 'failed', failure, retry }),
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [held, attempt, retry]);

  if (held.length === 0) return NOTHING;
  // What was said to another list or attempt counts no more. Nothing is set for that: it would draw the page once more.
  return outcome.asked === held && outcome.attempt === attempt ? outcome.state : LOADING;
}
