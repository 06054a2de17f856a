import { addDays } from '@vcms/domain';
import { Button, CloseButton, Dialog, Portal } from '@vcms/ui';
import { ApproveDialog } from './approve-dialog.tsx';
import { ReasonedDialog } from './reasoned-dialog.tsx';
import type { VarianceLedger } from './use-variance-ledger.ts';
import { VarianceRequestDialog } from './variance-request-dialog.tsx';
import type { VarianceRow } from './variance-row.ts';
import { VarianceSummary } from './variance-summary.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

export type VarianceMove = 'details' | 'approve' | 'deny' | 'revoke' | 'renew' | 'withdraw';

export interface VarianceWorkProps {
  readonly move: VarianceMove;
  readonly row: VarianceRow;
  readonly ledger: VarianceLedger;
  readonly onClose: () => void;
}

function DetailsDialog({ row, onClose }: Pick<VarianceWorkProps, 'row' | 'onClose'>) {
  return (
    <Dialog.Root open size={{ mdDown: 'full', md: 'lg' }} scrollBehavior="inside" onOpenChange={onClose}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Variance of {row.contractorName}</Dialog.Title>
            </Dialog.Header>
            {/* It scrolls, so it must be reachable by keyboard. */}
            <Dialog.Body tabIndex={0}>
              <VarianceSummary row={row} />
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" onClick={onClose}>
                Done
              </Button>
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label="Close" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** The dialog that a button of a row asks for. */
export function VarianceWork({ move, row, ledger, onClose }: VarianceWorkProps) {
  const { variance } = row;
  if (move === 'details') return <DetailsDialog row={row} onClose={onClose} />;
  if (move === 'withdraw') return <WithdrawDialog variance={variance} onClose={onClose} />;
  if (move === 'approve') {
    const isOwn = variance.requestedBy === ledger.actor.uid;
    return <ApproveDialog row={row} isOwn={isOwn} onClose={onClose} />;
  }
  if (move === 'renew') {
    const { clientId, contractorId, id, key, mitigation, to } = variance;
    return (
      <VarianceRequestDialog
        title={`Renew the variance of ${row.contractorName}`}
        about="A renewal is a new request, and is decided like any other."
        clientId={clientId}
        contractorId={contractorId}
        start={{ key, mitigation, renews: id, from: addDays(to, 1) }}
        today={ledger.today}
        onClose={onClose}
      />
    );
  }
  return <ReasonedDialog move={move} row={row} onClose={onClose} />;
}
