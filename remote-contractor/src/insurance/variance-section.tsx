import { type CalendarDate, formatDate, itemTitle, type Variance } from '@vcms/domain';
import type { InsuranceDossier } from '@vcms/insurance/policy-editor';
import { DashboardSection, useFocusFallback, useOpenDialog } from '@vcms/kits';
import { useSession } from '@vcms/sdk';
import { Box, Button, Flex, Text, VisuallyHidden } from '@vcms/ui';
import { varianceStateText, WithdrawDialog } from '@vcms/variances/ledger';
import { useRef } from 'react';
import { insuranceVariances } from './insurance-variances.ts';

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

/** What was asked of the clients, and what became of it. */
export function VarianceSection({ file }: { readonly file: InsuranceDossier }) {
  const [leaving, setLeaving, close] = useOpenDialog<Variance>();
  const list = useRef<HTMLDivElement>(null);
  useFocusFallback(list, itself);
  const { today, records } = file;
  const variances = insuranceVariances(records.variances);
  if (variances.length === 0) return null;
  const nameOf = (clientId: string) =>
    records.engagements.find((one) => one.clientId === clientId)?.clientName ?? 'Former client';
  return (
    <DashboardSection
      title="Variances"
      description="Temporary exceptions that a client has granted. A variance ends automatically after its last day."
    >
      <Box as="ul" ref={list} tabIndex={-1} aria-label="Variances" m="0" p="0">
        {variances.map((variance) => (
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
    </DashboardSection>
  );
}
