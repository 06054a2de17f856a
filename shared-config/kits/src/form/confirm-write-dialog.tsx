import type { WriteResult } from '@vcms/data';
import { useNotify } from '@vcms/sdk';
import { type ReactNode, useState } from 'react';
import { ActionDialog } from './action-dialog.tsx';
import { writeProblem } from './write-problem.ts';

export interface ConfirmWriteDialogProps {
  /** The question, with the name of what goes. */
  readonly title: string;
  readonly verb: string;
  /** Told once it is stored. */
  readonly done: string;
  /** undefined: something typed in the dialog is wrong, and said there. */
  readonly change: () => Promise<WriteResult> | undefined;
  readonly onClose: () => void;
  /** What it does. */
  readonly children: ReactNode;
}

/** Asks before a record goes, and stores that; what went wrong is told in the dialog, which stays open. */
export function ConfirmWriteDialog(props: ConfirmWriteDialogProps) {
  const { title, verb, done, change, onClose, children } = props;
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function submit(): Promise<void> {
    const writing = change();
    if (writing === undefined) return;
    setBusy(true);
    setProblem(undefined);
    const result = await writing;
    setBusy(false);
    if (result.kind !== 'done') return setProblem(writeProblem(result));
    notify.show({ kind: 'success', message: done });
    onClose();
  }

  return (
    <ActionDialog
      title={title}
      role="alertdialog"
      onClose={onClose}
      onSubmit={() => void submit()}
      verb={verb}
      busy={busy}
      isDanger
      problem={problem}
    >
      {children}
    </ActionDialog>
  );
}
