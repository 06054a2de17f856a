import { useLiveQuery, variancesQuery } from '@vcms/data';
import type { Item } from '@vcms/domain';
import { itemsOf, useOpenDialog } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { Box, Button, Heading } from '@vcms/ui';
import { VarianceRequestDialog } from '@vcms/variances/ledger';
import type { WhyPartProps } from '../home/why-parts.tsx';
import { VarianceList } from './variance-list.tsx';

/** What a variance could stand in for. */
function isUnmet({ raw }: Pick<Item, 'raw'>): boolean {
  return raw === 'non_compliant' || raw === 'pending_review';
}

/** A contractor's variances with one client, and where something is unmet the way to ask for one. */
export function ClientVariances({ standing, clientName, today }: WhyPartProps) {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const [isAsking, setAsking, close] = useOpenDialog<true>();
  const { clientId, items } = standing;
  const all = itemsOf(useLiveQuery(variancesQuery(firestore, { contractorId: companyId })));
  const variances = all.filter((one) => one.clientId === clientId);
  const mayAsk = items.some(isUnmet);
  if (variances.length === 0 && !mayAsk) return null;
  return (
    <Box mt="6" pt="4" borderTopWidth="1px">
      <Heading as="h3" size="sm" mb="2">
        Variances
      </Heading>
      {variances.length > 0 && <VarianceList {...{ variances, today }} nameOf={() => clientName} />}
      {mayAsk && (
        <Button mt="2" size="sm" variant="outline" onClick={() => setAsking(true)}>
          Request a variance
        </Button>
      )}
      {isAsking && (
        <VarianceRequestDialog
          title={`Request a variance from ${clientName}`}
          about="Your client decides whether work may go on although the requirement is not met."
          clientId={clientId}
          contractorId={companyId}
          start={{}}
          today={today}
          onClose={close}
        />
      )}
    </Box>
  );
}
