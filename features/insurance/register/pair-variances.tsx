import { type Standing, useLiveQuery, variancesOfPairQuery } from '@vcms/data';
import { formatDate, itemTitle, type Variance } from '@vcms/domain';
import { LiveSection } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { Box, Button, Flex, Text, VisuallyHidden } from '@vcms/ui';
import { varianceStateText, WithdrawDialog } from '@vcms/variances/ledger';
import { useState } from 'react';

function isInsurance({ key }: Pick<Variance, 'key'>): boolean {
  return key === 'insurance' || key.startsWith('insurance.');
}

/** What was asked for and granted about this contractor's insurance; an own request can be taken back. */
export function PairVariances({ standing }: { readonly standing: Standing }) {
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
          const variances = all.filter(isInsurance).toReversed();
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
