import { ActionDialog, useTrustedCall } from '@vcms/kits/form';
import { whileExpected } from '@vcms/kits/pending';
import { useBackend, useNotify } from '@vcms/sdk';
import { Text } from '@vcms/ui';
import { useState } from 'react';
import type { StoredCompany } from './company-register.tsx';
import { expectedStatus } from './expected-status.ts';
import { ReasonField, reasonProblem } from './reason-field.tsx';

type StatusAction = 'companySuspend' | 'companyReinstate';

const WORDS = {
  companySuspend: {
    next: 'suspended',
    verb: 'Suspend',
    busy: 'Suspending',
    done: 'is suspended.',
    effect: 'Its people are notified, and cannot work until it is reinstated. Nothing is deleted.',
  },
  companyReinstate: {
    next: 'active',
    verb: 'Reinstate',
    busy: 'Reinstating',
    done: 'is active again.',
    effect: 'Its people are notified, and can work again.',
  },
} as const;

export interface ReasonDialogProps {
  readonly action: StatusAction;
  readonly company: StoredCompany;
  readonly onClose: () => void;
}

/** Asks why before a company is suspended or reinstated. */
export function ReasonDialog({ action, company, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const [problem, setProblem] = useState<string>();
  const { busy, call } = useTrustedCall(action);
  const notify = useNotify();
  const { firestore } = useBackend();
  const words = WORDS[action];

  async function submit(): Promise<void> {
    const wrong = reasonProblem(reason);
    setError(wrong);
    if (wrong !== '') return;
    setProblem(undefined);
    const result = await whileExpected(firestore, expectedStatus(company, words.next), () =>
      call({ companyId: company.id, reason: reason.trim() }),
    );
    if (result.kind !== 'done') return setProblem(result.message);
    notify.show({ kind: 'success', message: `${company.name} ${words.done}` });
    onClose();
  }

  return (
    <ActionDialog
      title={`${words.verb} ${company.name}?`}
      role="alertdialog"
      isDirty={reason !== ''}
      onClose={onClose}
      onSubmit={() => void submit()}
      verb={words.verb}
      busyText={words.busy}
      busy={busy}
      isDanger={action === 'companySuspend'}
      problem={problem}
    >
      <Text mb="4">{words.effect}</Text>
      <ReasonField value={reason} error={error} onChange={setReason} />
    </ActionDialog>
  );
}
