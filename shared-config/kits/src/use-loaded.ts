import { useCallback, useEffect, useState } from 'react';

export type Loaded<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: Value }
  | { readonly kind: 'failed'; readonly retry: () => void };

/** What a part needs besides its code, such as a table of titles, loaded when it is shown. `load` is the same function each time. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<{ readonly value: Value }>();
  const [hasFailed, setFailed] = useState(false);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  // Runs again by its dependencies: a new attempt loads again.
  useEffect(() => {
    let isWanted = attempt >= 0;
    setFailed(false);
    load().then(
      (value) => isWanted && setFound({ value }),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt, load]);
  if (found !== undefined) return { kind: 'ready', value: found.value };
  return hasFailed ? { kind: 'failed', retry } : { kind: 'loading' };
}
