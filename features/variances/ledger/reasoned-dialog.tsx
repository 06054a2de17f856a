import { VARIANCE_BOUNDS } from '@vcms/domain';
import { ActionDialog, LongTextField, useCheckedForm } from '@vcms/kits/form';
import { Text } from '@vcms/ui';
import { decideVariance, revokeVariance } from '../data/variance-writer.ts';
import { reasonProblem } from '../model/variance-form.ts';
import { useVarianceWrite } from './use-variance-write.ts';
import type { VarianceRow } from './variance-row.ts';

type ReasonedMove = 'deny' | 'revoke';

const WORDS = {
  deny: {
    verb: 'Deny',
    next: 'denied',
    effect: 'The requirement stays as it is. The contractor and the requester see your reason.',
    done: 'The variance is denied.',
  },
  revoke: {
    verb: 'Revoke',
    next: 'revoked',
    effect:
      'The requirement applies again from now on, and the status may change. The contractor sees your reason.',
    done: 'The variance is revoked.',
  },
} as const;

function check({ reason }: { readonly reason: string }) {
  const message = reasonProblem(reason);
  return message === undefined ? {} : { reason: message };
}

export interface ReasonedDialogProps {
  readonly move: ReasonedMove;
  readonly row: VarianceRow;
  readonly onClose: () => void;
}

/** Denies a request or ends a variance early, with the reason that everybody concerned reads. */
export function ReasonedDialog({ move, row, onClose }: ReasonedDialogProps) {
  const words = WORDS[move];
  const { variance, contractorName, title } = row;
  const form = useCheckedForm({ reason: '' }, check);
  const { busy, problem, run } = useVarianceWrite();

  const submit = form.handleSubmit(async ({ reason }) => {
    const decisionReason = reason.trim();
    const isStored = await run(
      (context) =>
        move === 'deny'
          ? decideVariance(context, variance, { state: 'denied', decisionReason })
          : revokeVariance(context, variance, decisionReason),
      words.done,
      { seen: variance, after: { state: words.next, decisionReason } },
    );
    if (isStored) onClose();
  });

  return (
    <ActionDialog
      title={`${words.verb} the variance of ${contractorName}?`}
      role="alertdialog"
      isDirty={form.formState.isDirty}
      onClose={onClose}
      onSubmit={() => void submit()}
      verb={words.verb}
      busy={busy}
      isDanger
      problem={problem}
    >
      <Text mb="4">
        {title}. {words.effect}
      </Text>
      <LongTextField
        form={form}
        name="reason"
        label="Reason"
        required
        maxLength={VARIANCE_BOUNDS.reasonMax}
      />
    </ActionDialog>
  );
}
