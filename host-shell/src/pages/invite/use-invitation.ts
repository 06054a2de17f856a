import { useCallback, useEffect, useState } from 'react';
import type { InvitationBackend, InvitationCheck } from '../../backend/invitation-backend.ts';

export type InvitationState =
  | { readonly state: 'checking' }
  | { readonly state: 'failed'; readonly message: string }
  | InvitationCheck;

/** What the server says about a link; `retry` asks again after a failure. */
export function useInvitation(
  invitations: Pick<InvitationBackend, 'check'>,
  token: string,
): { readonly found: InvitationState; readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<InvitationState>({ state: 'checking' });
  // Runs again by its dependencies: a new attempt asks again.
  useEffect(() => {
    let wanted = true;
    setFound({ state: 'checking' });
    void invitations.check(token).then((result) => {
      if (!wanted) return;
      setFound(result.ok ? result.value : { state: 'failed', message: result.message });
    });
    return () => {
      wanted = false;
    };
  }, [invitations, token, attempt]);
  return { found, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
