import type { CallableName, CallableRequest } from '@vcms/domain';
import { useBackend, useNotify } from '@vcms/sdk';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ExpectedChange } from '../pending/pending-changes.ts';
import { whileExpected } from '../pending/while-expected.ts';
import { showRefusal } from './use-checked-form.ts';
import { useTrustedCall } from './use-trusted-call.ts';

export interface DialogCall<Name extends CallableName> {
  readonly busy: boolean;
  /** Why it was refused, where no field of the form is to blame. */
  readonly problem: string | undefined;
  /**
   * Tells `done` and closes the dialog, or says why it was refused. What was typed stays in sight until then; the page behind
   * says at once what is `expected`.
   */
  readonly send: (request: CallableRequest<Name>, done: string, expected?: ExpectedChange) => Promise<void>;
}

/** Sends the form of a dialog to a Cloud Function; a refusal is told below the field that it names. */
export function useDialogCall<Name extends CallableName, Values extends FieldValues>(
  name: Name,
  form: UseFormReturn<Values>,
  onClose: () => void,
): DialogCall<Name> {
  const { busy, call } = useTrustedCall(name);
  const [problem, setProblem] = useState<string>();
  const notify = useNotify();
  const { firestore } = useBackend();

  async function send(
    request: CallableRequest<Name>,
    done: string,
    expected?: ExpectedChange,
  ): Promise<void> {
    setProblem(undefined);
    const result = await whileExpected(firestore, expected, () => call(request));
    if (result.kind === 'done') {
      notify.show({ kind: 'success', message: done });
      onClose();
    } else if (result.kind === 'failed' || !showRefusal(form, result.refusal.field, result.message)) {
      setProblem(result.message);
    }
  }

  return { busy, problem, send };
}
