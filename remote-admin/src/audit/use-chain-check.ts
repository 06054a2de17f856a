import { callTrusted } from '@vcms/data';
import { useBackend } from '@vcms/sdk';
import { useState } from 'react';
import { chainLabel } from './chain-words.ts';

/** A check that was asked for on this page. */
export type CheckState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly text: string }
  | { readonly kind: 'done' | 'failed'; readonly text: string };

/** Runs the server's check of one trail, stretch by stretch. */
export function useChainCheck(companyId: string) {
  const backend = useBackend();
  const [state, setState] = useState<CheckState>({ kind: 'idle' });

  async function check(): Promise<void> {
    setState({ kind: 'running', text: 'Checking' });
    for (let since = 0; ; ) {
      const result = await callTrusted(backend.functions, 'auditChainCheck', { companyId, since });
      if (result.kind !== 'done') return setState({ kind: 'failed', text: result.message });
      const { isDone, checkedTo, n } = result.value;
      if (isDone) return setState({ kind: 'done', text: `Checked now: ${chainLabel(result.value)}.` });
      since = checkedTo;
      setState({ kind: 'running', text: `Checked ${checkedTo} of ${n} entries` });
    }
  }

  return { state, check: () => void check() };
}
