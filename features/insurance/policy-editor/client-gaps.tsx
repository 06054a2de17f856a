import type { ClientLine, Item } from '@vcms/domain';
import { ComplianceChip } from '@vcms/kits';
import { Box, Flex, Heading, List, Stack, Text } from '@vcms/ui';
import type { ReactNode } from 'react';
import { itemLabel, itemReasons } from './item-label.ts';

/** What is worth a line: everything that is not simply met. */
function isTold({ status, reasons }: Item): boolean {
  return status !== 'compliant' || reasons.length > 0;
}

function ItemLine({ item }: { readonly item: Item }) {
  return (
    <List.Item>
      <Text as="span" fontWeight="medium">
        {itemLabel(item)}
      </Text>
      {item.reasons.length > 0 && `: ${itemReasons(item).join('. ')}.`}
      {item.status === 'variance' && ' Covered by an approved variance.'}
    </List.Item>
  );
}

function ClientGap({ client, actions }: { readonly client: ClientLine; readonly actions: ReactNode }) {
  const told = client.items.filter(isTold);
  return (
    <Box as="li" borderTopWidth="1px" py="3" listStyleType="none" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Flex wrap="wrap" gap="2" align="center" justify="space-between">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {client.clientName}
        </Text>
        <ComplianceChip status={client.status} />
      </Flex>
      {told.length > 0 && (
        <List.Root mt="2" ps="4" textStyle="sm" color="fg.muted" gap="1">
          {told.map((item) => (
            <ItemLine key={item.key} item={item} />
          ))}
        </List.Root>
      )}
      {actions}
    </Box>
  );
}

export interface ClientGapsProps {
  readonly clients: readonly ClientLine[];
  readonly title?: string;
  /** What can be done about one client's line. */
  readonly actionsOf?: (client: ClientLine) => ReactNode;
}

/** Per client: how the line stands, and why. */
export function ClientGaps({ clients, title = 'By client', actionsOf }: ClientGapsProps) {
  if (clients.length === 0) return <Text color="fg.muted">No client requires this line.</Text>;
  return (
    <Stack gap="3">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      <Box as="ul" aria-label={title} m="0" p="0">
        {clients.map((client) => (
          <ClientGap key={client.clientId} client={client} actions={actionsOf?.(client)} />
        ))}
      </Box>
    </Stack>
  );
}
