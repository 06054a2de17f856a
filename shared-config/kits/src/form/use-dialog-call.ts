import type { CallableName, CallableRequest } from '@vcms/domain';
import { useNotify } from '@vcms/sdk';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showRefusal } from './use-checked-form.ts';
import { useTrustedCall } from './use-trusted-call.ts';

export interface DialogCall<Name extends CallableName> {
  readonly busy: boolean;
  /** Why it was refused, where no field of the form is to blame. */
  readonly problem: string | undefined;
  /** Tells `done` and closes the dialog, or says why it was refused. */
  readonly send: (request: CallableRequest<Name>, done: string) => Promise<void>;
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

  async function send(request: CallableRequest<Name>, done: string): Promise<void> {
    setProblem(undefined);
    const result = await call(request);
    if (result.kind === 'done') {
      notify.show({ kind: 'success', message: done });
      onClose();
    } else if (result.kind === 'failed' || !showRefusal(form, result.refusal.field, result.message)) {
      setProblem(result.message);
    }
  }

  return { busy, problem, send };
}
