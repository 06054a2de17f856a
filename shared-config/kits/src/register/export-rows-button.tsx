import type { ToastInput } from '@vcms/contract';
import { toDataFailure } from '@vcms/data';
import { type CsvColumn, toCsv } from '@vcms/domain';
import { useAbortSignal, useNotify } from '@vcms/sdk';
import { Button, Icon } from '@vcms/ui';
import { useState } from 'react';
import { EXPORT_LIMIT, type ExportedRows } from './export-rows.ts';
import { csvFile, saveFile } from './save-file.ts';

export interface ExportRowsButtonProps<Row> {
  /** Of the file, without its ending. */
  readonly name: string;
  /** What the rows are, in the plural and in small letters: companies. */
  readonly noun: string;
  readonly columns: readonly CsvColumn<Row>[];
  /** What the button says; "Export CSV" unless it is one of two. */
  readonly label?: string;
  /** Every row of the filtered list. May reject with what Firestore throws, or when the signal aborts. */
  readonly load: (signal: AbortSignal) => Promise<ExportedRows<Row>>;
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

/** Saves rows as CSV. */
export function ExportRowsButton<Row>(props: ExportRowsButtonProps<Row>) {
  const { name, noun, columns, load, label = 'Export CSV' } = props;
  const signal = useAbortSignal();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  async function exportRows(): Promise<void> {
    setBusy(true);
    try {
      const { rows, isCut, columns: read = [] } = await load(signal);
      saveFile(`${name}.csv`, csvFile(toCsv([...columns, ...read], rows)));
      notify.show(isCut ? cutNotice(noun) : doneNotice(rows.length, noun));
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
      <Icon name="download" /> {label}
    </Button>
  );
}
