import type { ToastInput } from '@vcms/contract';
import { toDataFailure } from '@vcms/data';
import { useAbortSignal, useBackend, useNotify } from '@vcms/sdk';
import { Button, Icon } from '@vcms/ui';
import { useState } from 'react';
import { toCsv } from './csv.ts';
import { EXPORT_LIMIT, loadRows } from './export-rows.ts';
import { pageRequestOf, type RegisterDefinition } from './register-definition.ts';
import type { RegisterState } from './register-state.ts';

export interface ExportButtonProps<Row extends { readonly id: string }> {
  readonly definition: RegisterDefinition<Row>;
  readonly state: RegisterState;
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the address over by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

function doneNotice(count: number, noun: string): ToastInput {
  return { kind: 'success', message: `${count.toLocaleString('en-US')} ${noun} are in the file.` };
}

function cutNotice(noun: string): ToastInput {
  const limit = EXPORT_LIMIT.toLocaleString('en-US');
  return {
    kind: 'warning',
    message: `The file holds the first ${limit} ${noun}.`,
    description: 'Filter the list to export the others.',
  };
}

/** Saves the filtered list as CSV. */
export function ExportButton<Row extends { readonly id: string }>(props: ExportButtonProps<Row>) {
  const { definition, state } = props;
  const { firestore } = useBackend();
  const signal = useAbortSignal();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  async function exportRows(): Promise<void> {
    setBusy(true);
    try {
      const { cursor: _all, ...request } = pageRequestOf(definition, state);
      const { rows, isCut } = await loadRows(definition.base(firestore), request, signal);
      const columns = definition.columns.filter(({ inFile = true }) => inFile);
      saveFile(`${definition.name}.csv`, toCsv(columns, rows));
      notify.show(isCut ? cutNotice(definition.noun) : doneNotice(rows.length, definition.noun));
    } catch (cause) {
      if (!signal.aborted) notify.show({ kind: 'error', message: toDataFailure(cause).message });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      size="sm"
      variant="outline"
      loading={busy}
      loadingText="Exporting"
      onClick={() => void exportRows()}
    >
      <Icon name="download" /> Export CSV
    </Button>
  );
}
