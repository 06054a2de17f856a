import { useCallback, useEffect, useState } from 'react';
import type { UploadBackend, UploadCheck } from '../../backend/upload-backend.ts';

export type UploadState =
  | { readonly state: 'checking' }
  | { readonly state: 'failed'; readonly message: string }
  | UploadCheck;

/** What the server says about a link; `retry` asks again after a failure. */
export function useUploadCheck(
  backend: Pick<UploadBackend, 'check'>,
  token: string,
): { readonly found: UploadState; readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<UploadState>({ state: token === '' ? 'unknown' : 'checking' });
  // Runs again by its dependencies: a new attempt asks again.
  useEffect(() => {
    if (token === '') return;
    let wanted = true;
    setFound({ state: 'checking' });
    void backend.check(token).then((result) => {
      if (!wanted) return;
      setFound(result.ok ? result.value : { state: 'failed', message: result.message });
    });
    return () => {
      wanted = false;
    };
  }, [backend, token, attempt]);
  return { found, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
