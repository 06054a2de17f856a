import { callTrusted } from '@vcms/data';
import type { Audience, CallableResponse } from '@vcms/domain';
import { useDebouncedValue } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { useEffect, useState } from 'react';

export type AudienceFacts = CallableResponse<'announcementAudience'>;

export type AudienceState =
  /** `facts`: the last answer, which stands until the next. */
  | { readonly kind: 'loading'; readonly facts?: AudienceFacts | undefined }
  | { readonly kind: 'ready'; readonly facts: AudienceFacts }
  | { readonly kind: 'failed'; readonly message: string };

/** Whom an audience means, as the server answers by the rule by which it is sent. @param from place of the first of the list */
export function useAudience(audience: Audience, from: number, attempt: number): AudienceState {
  const { functions } = useBackend();
  const asked = useDebouncedValue(JSON.stringify({ audience, from, attempt }));
  const [state, setState] = useState<AudienceState>({ kind: 'loading' });
  useEffect(() => {
    const abort = new AbortController();
    const { attempt: _attempt, ...request } = JSON.parse(asked);
    setState((before) => ({ kind: 'loading', facts: before.kind === 'failed' ? undefined : before.facts }));
    void callTrusted(functions, 'announcementAudience', { ...request, people: false }).then((result) => {
      if (abort.signal.aborted) return;
      setState(
        result.kind === 'done'
          ? { kind: 'ready', facts: result.value }
          : { kind: 'failed', message: result.message },
      );
    });
    return () => abort.abort();
  }, [functions, asked]);
  return state;
}
