import type { ClientLine } from '@vcms/domain';
import { ClientGaps } from '@vcms/insurance/policy-editor';
import { Box, StatusLine } from '@vcms/ui';
import { ClientActions } from './insurance-parts.tsx';

/** Met, and nothing is to be said about it. */
function isQuiet({ status, items }: ClientLine): boolean {
  return status === 'compliant' && items.every(({ reasons }) => reasons.length === 0);
}

/** For whom a line is not met and why; those for whom it is met share one sentence. */
export function LineClients({ clients }: { readonly clients: readonly ClientLine[] }) {
  const quiet = clients.filter(isQuiet);
  const told = clients.filter((client) => !isQuiet(client));
  return (
    <Box minW="0" textStyle="sm">
      {told.length > 0 && (
        <ClientGaps clients={told} actionsOf={(client) => <ClientActions client={client} />} />
      )}
      {quiet.length > 0 && (
        <StatusLine tone="success">
          Compliant for {quiet.map(({ clientName }) => clientName).join(', ')}
        </StatusLine>
      )}
    </Box>
  );
}
