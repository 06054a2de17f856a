import type { WriteResult } from '@vcms/data';
import { type CalendarDate, isCalendarDate, validationText } from '@vcms/domain';
import { cancelPolicy, deletePolicyDraft, withdrawPolicy } from '@vcms/insurance/data';
import type { StoredPolicy } from '@vcms/insurance/policy-editor';
import { ConfirmWriteDialog } from '@vcms/kits/form';
import { useBackend, useSession } from '@vcms/sdk';
import { Field, Input, Text } from '@vcms/ui';
import { useState } from 'react';

export type ConfirmedMove = 'withdraw' | 'cancel' | 'delete';

const WORDS = {
  withdraw: {
    title: 'Withdraw this policy?',
    effect: 'It will no longer be reviewed. The record stays, and you can submit a new one.',
    verb: 'Withdraw',
    done: 'The policy is withdrawn.',
  },
  cancel: {
    title: 'Cancel this policy?',
    effect: 'From this day on it no longer provides coverage, and your clients will see that.',
    verb: 'Cancel policy',
    done: 'The policy is cancelled.',
  },
  delete: {
    title: 'Delete this draft?',
    effect: 'What you typed will be deleted. No one else has seen it.',
    verb: 'Delete draft',
    done: 'The draft is deleted.',
  },
} as const;

export interface MoveDialogProps {
  readonly move: ConfirmedMove;
  readonly policy: StoredPolicy;
  readonly today: CalendarDate;
  readonly onClose: () => void;
}

/** Asks before something ends. */
export function MoveDialog({ move, policy, today, onClose }: MoveDialogProps) {
  const { firestore } = useBackend();
  const { userId, companyId } = useSession();
  const [date, setDate] = useState<string>(today);
  const [dateError, setDateError] = useState<string>();
  const { effect, ...words } = WORDS[move];

  function change(): Promise<WriteResult> | undefined {
    const context = { firestore, uid: userId, contractorId: companyId };
    if (move === 'withdraw') return withdrawPolicy(context, policy);
    if (move === 'delete') return deletePolicyDraft(context, policy);
    const wrong = isCalendarDate(date) ? undefined : validationText('V5');
    setDateError(wrong);
    return wrong === undefined ? cancelPolicy(context, policy, date) : undefined;
  }

  return (
    <ConfirmWriteDialog {...words} change={change} onClose={onClose}>
      <Text mb="4">
        {policy.insurerName}, no. {policy.policyNumber}. {effect}
      </Text>
      {move === 'cancel' && (
        <Field.Root invalid={dateError !== undefined} required>
          <Field.Label>
            First day without coverage <Field.RequiredIndicator />
          </Field.Label>
          <Input type="date" value={date} onChange={(event) => setDate(event.currentTarget.value)} />
          <Field.ErrorText>{dateError}</Field.ErrorText>
        </Field.Root>
      )}
    </ConfirmWriteDialog>
  );
}
