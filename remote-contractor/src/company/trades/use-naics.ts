import { loadNaics, type NaicsTable } from '@vcms/companies/model';
import { useCallback, useEffect, useState } from 'react';

export type NaicsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly table: NaicsTable }
  | { readonly kind: 'failed'; readonly retry: () => void };

/** The official titles, loaded when a page asks for them. */
export function useNaics(): NaicsState {
  const [attempt, setAttempt] = useState(0);
  const [table, setTable] = useState<NaicsTable>();
  const [hasFailed, setFailed] = useState(false);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  // Runs again by its dependencies: a new attempt loads again.
  useEffect(() => {
    let isWanted = attempt >= 0;
    setFailed(false);
    loadNaics().then(
      (loaded) => isWanted && setTable(loaded),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);
  if (table !== undefined) return { kind: 'ready', table };
  return hasFailed ? { kind: 'failed', retry } : { kind: 'loading' };
}
