import { type CallResult, callTrusted } from '@vcms/data';
import type { CallableName, CallableRequest, CallableResponse } from '@vcms/domain';
import { useBackend } from '@vcms/sdk';
import { useCallback, useState } from 'react';

export interface TrustedCall<Name extends CallableName> {
  readonly busy: boolean;
  readonly call: (request: CallableRequest<Name>) => Promise<CallResult<CallableResponse<Name>>>;
}

/** Calls a Cloud Function from a form: one call at a time, told by `busy`. */
export function useTrustedCall<Name extends CallableName>(name: Name): TrustedCall<Name> {
  const backend = useBackend();
  const [busy, setBusy] = useState(false);
  const call = useCallback(
    async (request: CallableRequest<Name>) => {
      setBusy(true);
      try {
        return await callTrusted(backend.functions, name, request);
      } finally {
        setBusy(false);
      }
    },
    [backend, name],
  );
  return { busy, call };
}
