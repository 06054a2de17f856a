import type { Policy } from '@vcms/domain';
import { Box, Text } from '@vcms/ui';
import { holderOf } from './holder-draft.ts';
import { reviewWords } from './holder-list.tsx';
import { useInsuranceRecords } from './insurance-records.tsx';
import { showsHolders } from './shown-holders.ts';

/** Whose certificates are on file, and what of them waits or came back; nothing where there are none. */
export function HolderSummary({ policy }: { readonly policy: Policy }) {
  const file = useInsuranceRecords();
  if (file === undefined || !showsHolders(policy, file)) return null;
  const { engagements, holders } = file.records;
  const own = engagements.map(({ clientId, clientName }) => ({
    clientName,
    holder: holderOf(holders, policy.id, clientId),
  }));
  const named = own.filter(({ holder }) => holder?.certificateDocId !== undefined);
  const open = own.flatMap(({ clientName, holder }) => {
    const words = reviewWords(holder, policy);
    return words === undefined ? [] : [{ clientName, words }];
  });
  if (named.length === 0 && open.length === 0) return null;
  return (
    <Box textStyle="sm" color="fg.muted" overflowWrap="anywhere">
      {named.length > 0 && (
        <Text>Certificates on file: {named.map(({ clientName }) => clientName).join(', ')}</Text>
      )}
      {open.map(({ clientName, words }) => (
        <Text key={clientName}>
          {clientName}: {words}
        </Text>
      ))}
    </Box>
  );
}
