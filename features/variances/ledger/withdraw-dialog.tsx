import { itemTitle, type Variance } from '@vcms/domain';
import { ActionDialog } from '@vcms/kits/form';
import { Text } from '@vcms/ui';
import { withdrawVariance } from '../data/variance-writer.ts';
import { useVarianceWrite } from './use-variance-write.ts';

export interface WithdrawDialogProps {
  readonly variance: Pick<Variance, 'id' | 'key'>;
  readonly onClose: () => void;
}

/** Asks before an own request is taken back. */
export function WithdrawDialog({ variance, onClose }: WithdrawDialogProps) {
  const { busy, problem, run } = useVarianceWrite();

  async function submit(): Promise<void> {
    if (await run((context) => withdrawVariance(context, variance), 'The request is withdrawn.')) onClose();
  }

  return (
    <ActionDialog
      title="Withdraw this request?"
      role="alertdialog"
      onClose={onClose}
      onSubmit={() => void submit()}
      verb="Withdraw"
      busy={busy}
      isDanger
      problem={problem}
    >
      <Text>{itemTitle(variance.key)}. It will no longer be decided; you can request it again.</Text>
    </ActionDialog>
  );
}
