import { type CalendarDate, formatDate, itemTitle, type Variance } from '@vcms/domain';
import { useFocusFallback, useOpenDialog } from '@vcms/kits';
import { useSession } from '@vcms/sdk';
import { Box, Button, Flex, Text, VisuallyHidden } from '@vcms/ui';
import { varianceStateText, WithdrawDialog } from '@vcms/variances/ledger';
import { useRef } from 'react';
import { byWeight } from './variance-order.ts';

interface VarianceLineProps {
  readonly variance: Variance;
  readonly clientName: string;
  readonly today: CalendarDate;
  readonly withdraw: () => void;
}

function VarianceLine({ variance, clientName, today, withdraw }: VarianceLineProps) {
  const { userId } = useSession();
  const { state, key, from, to, reason, conditions, decisionReason, requestedBy } = variance;
  const isOwn = state === 'requested' && requestedBy === userId;
  return (
    <Box as="li" listStyleType="none" borderTopWidth="1px" py="3" _first={{ borderTopWidth: '0' }}>
      <Flex wrap="wrap" gap="2" justify="space-between" align="center">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {clientName}: {itemTitle(key)}
        </Text>
        <Text textStyle="sm" fontWeight="semibold">
          {varianceStateText(variance, today)}
        </Text>
      </Flex>
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {formatDate(from)} to {formatDate(to)}. {reason}
      </Text>
      {conditions !== undefined && <Text textStyle="sm">Conditions: {conditions}</Text>}
      {decisionReason !== undefined && <Text textStyle="sm">Decision: {decisionReason}</Text>}
      {isOwn && (
        <Button mt="2" size="xs" variant="outline" data-print="hide" onClick={withdraw}>
          Withdraw
          <VisuallyHidden>
            : {clientName}, {itemTitle(key)}
          </VisuallyHidden>
        </Button>
      )}
    </Box>
  );
}

/** A request that was taken back has no button any more: its list takes the focus. */
function itself(list: HTMLElement): HTMLElement {
  return list;
}

export interface VarianceListProps {
  readonly variances: readonly Variance[];
  readonly nameOf: (clientId: string) => string;
  readonly today: CalendarDate;
}

/** Variances with their states and decisions; one's own request can be withdrawn. */
export function VarianceList({ variances, nameOf, today }: VarianceListProps) {
  const [leaving, setLeaving, close] = useOpenDialog<Variance>();
  const list = useRef<HTMLDivElement>(null);
  useFocusFallback(list, itself);
  return (
    <>
      <Box as="ul" ref={list} tabIndex={-1} aria-label="Variances" m="0" p="0">
        {byWeight(variances).map((variance) => (
          <VarianceLine
            key={variance.id}
            variance={variance}
            clientName={nameOf(variance.clientId)}
            today={today}
            withdraw={() => setLeaving(variance)}
          />
        ))}
      </Box>
      {leaving !== undefined && <WithdrawDialog variance={leaving} onClose={close} />}
    </>
  );
}
