import { type DocumentReference, onSnapshot, refEqual } from 'firebase/firestore';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type DataFailure, toDataFailure } from './data-failure.ts';
import { createDoubt, createGuessTest } from './live-query.ts';
import type { ParsedDocument } from './parsed-document.ts';
import { noteUnconfirmed } from './unconfirmed.ts';
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

/** An outcome, and the document and the attempt that it is about. */
interface Answer<T> {
  readonly asked: DocumentReference<ParsedDocument<T>> | undefined;
  readonly attempt: number;
  readonly outcome: Outcome<T>;
}

const LOADING = { kind: 'loading' } as const;

/** One document, kept up to date while the component is mounted. */
export function useLiveDocument<T>(reference: DocumentReference<ParsedDocument<T>>): LiveDocument<T> {
  const held = useSameValue(reference, (before, next) => refEqual(before, next));
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<T>>({ asked: undefined, attempt: 0, outcome: LOADING });
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // Runs again by its dependencies: a new attempt listens again.
  useEffect(() => {
    const setOutcome = (outcome: Outcome<T>) => setAnswer({ asked: held, attempt, outcome });
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
        else if (entry.ok) {
          if (snapshot.metadata.hasPendingWrites) noteUnconfirmed(entry.value);
          setOutcome({ kind: 'ready', value: entry.value });
        } else setOutcome({ kind: 'unreadable', problems: entry.problems });
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

  // What was said of another document or attempt counts no more. Nothing is set for that: it would draw the page once more.
  const outcome = answer.asked === held && answer.attempt === attempt ? answer.outcome : LOADING;
  // The same object until something changes: pages compute from it.
  return useMemo(() => (outcome.kind === 'failed' ? { ...outcome, retry } : outcome), [outcome, retry]);
}
