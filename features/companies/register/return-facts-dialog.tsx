import type { Company } from '@vcms/domain';
import { ActionDialog } from '@vcms/kits/form';
import { Text } from '@vcms/ui';
import { useState } from 'react';
import { ReasonField, reasonProblem } from './reason-field.tsx';

export interface ReturnFactsDialogProps {
  readonly company: Pick<Company, 'name'>;
  readonly busy: boolean;
  /** Why the last try did not work. */
  readonly problem: string | undefined;
  readonly send: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks why declared facts are returned; the contractor reads it. */
export function ReturnFactsDialog({ company, busy, problem, send, onClose }: ReturnFactsDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');

  async function submit(): Promise<void> {
    const wrong = reasonProblem(reason);
    setError(wrong);
    if (wrong === '') await send(reason.trim());
  }

  return (
    <ActionDialog
      title={`Return the facts to ${company.name}?`}
      isDirty={reason !== ''}
      onClose={onClose}
      onSubmit={() => void submit()}
      verb="Return"
      busyText="Returning"
      busy={busy}
      problem={problem}
    >
      <Text mb="4">What is on file still counts. The company will see your reason.</Text>
      <ReasonField value={reason} error={error} onChange={setReason} />
    </ActionDialog>
  );
}
