import { useBackend, useNotify } from '@vcms/sdk';
import { List, Text } from '@vcms/ui';
import { useState } from 'react';
import { ActionDialog } from '../form/action-dialog.tsx';
import { beginChange } from '../pending/pending-changes.ts';
import { type CalledAction, runBulk } from './bulk-action.ts';

export interface BulkDialogProps<Row> {
  readonly action: CalledAction<Row>;
  /** As they were when it was asked for. */
  readonly rows: readonly Row[];
  readonly onClose: () => void;
}

/** Asks with the names before several rows are changed; those that were refused stay on screen with the reason. */
export function BulkDialog<Row extends { readonly id: string }>(props: BulkDialogProps<Row>) {
  const { action, rows, onClose } = props;
  const backend = useBackend();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { label, effect, nameOf, isDanger, expects } = action;
  const isOver = refused.length > 0;

  async function submit(): Promise<void> {
    if (isOver) return onClose();
    setBusy(true);
    const outcome = await runBulk(action, backend.functions, rows, (row) =>
      expects === undefined ? undefined : beginChange(backend.firestore, expects(row)),
    );
    setBusy(false);
    if (outcome.done > 0) notify.show({ kind: 'success', message: `${label}: ${outcome.done} done.` });
    if (outcome.refused.length > 0) setRefused(outcome.refused);
    else onClose();
  }

  return (
    <ActionDialog
      title={`${label} ${rows.length === 1 ? 'one' : rows.length}?`}
      role="alertdialog"
      onClose={onClose}
      onSubmit={() => void submit()}
      verb={isOver ? 'Close' : label}
      busyText={label}
      busy={busy}
      isDanger={isDanger === true && !isOver}
      problem={isOver ? `${refused.length} could not be changed.` : undefined}
    >
      {!isOver && <Text mb="3">{effect}</Text>}
      <List.Root ps="5">
        {(isOver ? refused : rows.map(nameOf)).map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List.Root>
    </ActionDialog>
  );
}
