import { useLiveQuery, variancesOfPairQuery } from '@vcms/data';
import { coversKey, formatDate, itemTitle, type Variance } from '@vcms/domain';
import { LiveSection } from '@vcms/kits';
import type { StandingPartProps } from '@vcms/kits/standing';
import { useBackend, useSession } from '@vcms/sdk';
import { Box, Button, Flex, Text, VisuallyHidden } from '@vcms/ui';
import { useState } from 'react';
import { varianceStateText } from '../ledger/variance-row.ts';
import { WithdrawDialog } from '../ledger/withdraw-dialog.tsx';

/** What was asked for and granted about these demands of a contractor; an own request can be taken back. */
export function PairVariances({ standing, under }: StandingPartProps) {
  const { firestore } = useBackend();
  const { userId } = useSession();
  const [leaving, setLeaving] = useState<Variance>();
  const { clientId, contractorId, asOf } = standing;
  const state = useLiveQuery(variancesOfPairQuery(firestore, clientId, contractorId));
  const none = <Text color="fg.muted">No variances.</Text>;
  return (
    <>
      <LiveSection title="Variances" state={state} empty={none}>
        {(all) => {
          const variances = all.filter(({ key }) => coversKey(under, key)).toReversed();
          if (variances.length === 0) return none;
          return (
            <Box as="ul" m="0" p="0">
              {variances.map((variance) => (
                <Flex
                  as="li"
                  key={variance.id}
                  listStyleType="none"
                  wrap="wrap"
                  gap="3"
                  py="1.5"
                  align="center"
                >
                  <Text textStyle="sm" me="auto">
                    {itemTitle(variance.key)}, {formatDate(variance.from)} to {formatDate(variance.to)}
                  </Text>
                  <Text textStyle="sm" fontWeight="semibold">
                    {varianceStateText(variance, asOf)}
                  </Text>
                  {variance.state === 'requested' && variance.requestedBy === userId && (
                    <Button size="xs" variant="outline" onClick={() => setLeaving(variance)}>
                      Withdraw
                      <VisuallyHidden>: {itemTitle(variance.key)}</VisuallyHidden>
                    </Button>
                  )}
                </Flex>
              ))}
            </Box>
          );
        }}
      </LiveSection>
      {leaving !== undefined && <WithdrawDialog variance={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  );
}
