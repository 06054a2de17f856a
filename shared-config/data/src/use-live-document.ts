import { type DocumentReference, onSnapshot, refEqual } from 'firebase/firestore';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type DataFailure, toDataFailure } from './data-failure.ts';
import { createDoubt, createGuessTest } from './live-query.ts';
import type { ParsedDocument } from './parsed-document.ts';
import { useSameValue } from './use-same-value.ts';

export type LiveDocument<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  /** There is no such document. The rules may also answer `failed` for it, so that nobody learns what exists. */
  | { readonly kind: 'missing' }
  /** It is there, and cannot be used; each problem names the document's path. */
  | { readonly kind: 'unreadable'; readonly problems: readonly string[] }
  | { readonly kind: 'failed'; readonly failure: DataFailure; readonly retry: () => void };

type Outcome<T> =
  | Exclude<LiveDocument<T>, { readonly kind: 'failed' }>
  | { readonly kind: 'failed'; readonly failure: DataFailure };

/** One document, kept up to date while the component is mounted. */
export function useLiveDocument<T>(reference: DocumentReference<ParsedDocument<T>>): LiveDocument<T> {
  const held = useSameValue(reference, (before, next) => refEqual(before, next));
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<T>>({ kind: 'loading' });
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // Runs again by its dependencies: a new attempt listens again.
  useEffect(() => {
    setOutcome({ kind: 'loading' });
    const doubt = createDoubt(() =>
      setOutcome({ kind: 'failed', failure: toDataFailure({ code: 'unavailable' }) }),
    );
    const isGuess = createGuessTest();
    const stop = onSnapshot(
      held,
      { includeMetadataChanges: true },
      (snapshot) => {
        const entry = snapshot.data();
        const { fromCache } = snapshot.metadata;
        if (isGuess({ empty: entry === undefined, fromCache })) return doubt.begin();
        doubt.end();
        if (entry === undefined) setOutcome({ kind: 'missing' });
        else if (entry.ok) setOutcome({ kind: 'ready', value: entry.value });
        else setOutcome({ kind: 'unreadable', problems: entry.problems });
      },
      (cause) => {
        doubt.end();
        setOutcome({ kind: 'failed', failure: toDataFailure(cause) });
      },
    );
    return () => {
      doubt.end();
      stop();
    };
  }, [held, attempt]);

  // The same object until something changes: pages compute from it.
  return useMemo(() => (outcome.kind === 'failed' ? { ...outcome, retry } : outcome), [outcome, retry]);
}
