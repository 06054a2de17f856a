import { Button, Stack, Text, VisuallyHidden, Wrap } from '@vcms/ui';
import { canRenew, needsAnotherApprover, tabsOfVariance, varianceActions } from '../model/variance-ledger.ts';
import type { VarianceLedger } from './use-variance-ledger.ts';
import type { VarianceRow } from './variance-row.ts';
import type { VarianceMove } from './variance-work.tsx';

const LABELS: Readonly<Record<VarianceMove, string>> = {
  approve: 'Approve',
  deny: 'Deny',
  withdraw: 'Withdraw',
  revoke: 'Revoke',
  renew: 'Renew',
  details: 'Details',
};

function movesOf(
  { variance }: VarianceRow,
  { actor, today, variances }: VarianceLedger,
): readonly VarianceMove[] {
  const allowed = varianceActions(variance, actor);
  // After its last day a variance only waits for the night that writes so.
  const isOver = tabsOfVariance(variance, today).includes('history');
  return [
    ...(['approve', 'deny', 'withdraw'] as const).filter((move) => allowed.includes(move)),
    ...(!isOver && canRenew(variance, variances) ? (['renew'] as const) : []),
    ...(!isOver && allowed.includes('revoke') ? (['revoke'] as const) : []),
    'details',
  ];
}

export interface VarianceActionsProps {
  readonly row: VarianceRow;
  readonly ledger: VarianceLedger;
  readonly choose: (move: VarianceMove) => void;
}

/** What can be done with a variance now. */
export function VarianceActions({ row, ledger, choose }: VarianceActionsProps) {
  return (
    <Stack gap="2" align="flex-start">
      {needsAnotherApprover(row.variance, ledger.actor) && (
        <Text textStyle="sm">Another approver must decide this.</Text>
      )}
      <Wrap gap="1" minW={{ xl: '13rem' }} data-print="hide">
        {movesOf(row, ledger).map((move) => (
          <Button
            key={move}
            size="xs"
            variant={move === 'approve' ? 'solid' : 'outline'}
            onClick={() => choose(move)}
          >
            {LABELS[move]}
            <VisuallyHidden>
              : {row.contractorName}, {row.title}
            </VisuallyHidden>
          </Button>
        ))}
      </Wrap>
    </Stack>
  );
}
