import type { WriteResult } from '@vcms/data';
import type { ReactNode } from 'react';
import { ActionDialog } from './action-dialog.tsx';
import { useDialogWrite } from './use-dialog-write.ts';

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
  const { busy, problem, store } = useDialogWrite(onClose);

  function submit(): void {
    const writing = change();
    if (writing !== undefined) void store(writing, done);
  }

  return (
    <ActionDialog {...{ title, verb, busy, problem, onClose }} role="alertdialog" isDanger onSubmit={submit}>
      {children}
    </ActionDialog>
  );
}
