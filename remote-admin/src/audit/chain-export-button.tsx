import { callTrusted } from '@vcms/data';
import { saveFile } from '@vcms/kits/register';
import { useAbortSignal, useBackend, useNotify } from '@vcms/sdk';
import { Button, Icon } from '@vcms/ui';
import type { Functions } from 'firebase/functions';
import { useState } from 'react';

type Loaded =
  | { readonly kind: 'done'; readonly parts: readonly string[]; readonly lines: number }
  | { readonly kind: 'failed'; readonly message: string };

async function loadChain(functions: Functions, companyId: string, signal: AbortSignal): Promise<Loaded> {
  const parts: string[] = [];
  let end: number | undefined;
  for (let after = 0; ; ) {
    const result = await callTrusted(functions, 'auditChainExport', { companyId, after, end });
    if (signal.aborted) return { kind: 'failed', message: '' };
    if (result.kind !== 'done') return { kind: 'failed', message: result.message };
    parts.push(result.value.text);
    end = result.value.end;
    if (result.value.next === undefined) return { kind: 'done', parts, lines: end };
    after = result.value.next;
  }
}

/** Saves a whole trail with its hashes, for somebody who verifies it without the product. */
export function ChainExportButton({ companyId }: { readonly companyId: string }) {
  const backend = useBackend();
  const signal = useAbortSignal();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    const loaded = await loadChain(backend.functions, companyId, signal);
    if (signal.aborted) return;
    setBusy(false);
    if (loaded.kind === 'failed') {
      notify.show({ kind: 'error', message: loaded.message });
      return;
    }
    saveFile(`audit-${companyId}.jsonl`, new Blob([...loaded.parts], { type: 'application/jsonl' }));
    const lines = `${loaded.lines.toLocaleString('en-US')} entries are in the file.`;
    notify.show({
      kind: 'success',
      message: lines,
      description:
        'Anyone can verify it without signing in: “Verifying an audit trail” in the documentation says how.',
    });
  }

  return (
    <Button size="sm" variant="outline" loading={busy} loadingText="Exporting" onClick={() => void save()}>
      <Icon name="download" /> Export with hashes
    </Button>
  );
}
