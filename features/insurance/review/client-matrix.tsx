import { type ClientLine, type Item, type LineOverview, reasonText } from '@vcms/domain';
import { ReadingDialog } from '@vcms/kits';
import { ReviewCard } from '@vcms/kits/review';
import { Box, Button, Flex, ScrollingTable, StatusChip, Table, Text } from '@vcms/ui';
import { useState } from 'react';
import { type ClientOutcome, clientOutcomes } from './client-outcomes.ts';
import { isMet, leafTitle } from './judge-candidate.ts';
import { Verdict } from './verdict.tsx';

export interface ClientMatrixProps {
  /** As if the policy were accepted; undefined: no demands are known. */
  readonly overview: LineOverview | undefined;
}

/** Every demand that some client makes, in the order in which the clients' items name them. */
function demandsOf(clients: readonly ClientLine[]): readonly Item[] {
  const byKey = new Map(clients.flatMap(({ items }) => items).map((item) => [item.key, item]));
  return [...byKey.values()];
}

/** What an acceptance would come to; no status, as nobody has accepted anything. */
function Outcome({ items }: Pick<ClientLine, 'items'>) {
  const missed = items.filter((item) => !isMet(item)).length;
  if (missed === 0) return <StatusChip tone="success" label="Would meet all" />;
  return <StatusChip tone="danger" label={`Would miss ${missed}`} />;
}

function MatrixTable({ clients }: { readonly clients: readonly ClientLine[] }) {
  return (
    <ScrollingTable label="Demands of each client">
      <Table.Header>
        <Table.Row bg="bg.muted">
          <Table.ColumnHeader minW="9rem">Demand</Table.ColumnHeader>
          {clients.map(({ clientId, clientName, items }) => (
            <Table.ColumnHeader key={clientId} minW="9rem">
              {clientName}
              <Box mt="1">
                <Outcome items={items} />
              </Box>
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {demandsOf(clients).map((demand) => (
          <Table.Row key={demand.key}>
            <Table.Cell as="th" scope="row" fontWeight="normal" textAlign="start" verticalAlign="top">
              {leafTitle(demand)}
            </Table.Cell>
            {clients.map(({ clientId, items }) => (
              <Table.Cell key={clientId} verticalAlign="top">
                <Verdict item={items.find(({ key }) => key === demand.key)} />
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </ScrollingTable>
  );
}

function Missed({ outcome: { clientName, missed } }: { readonly outcome: ClientOutcome }) {
  return (
    <Box as="li" listStyleType="none" py="2" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Flex wrap="wrap" gap="2" align="center" justify="space-between">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {clientName}
        </Text>
        <Outcome items={missed} />
      </Flex>
      {missed.map((item) => (
        <Text key={item.key} textStyle="sm" color="fg.muted">
          {leafTitle(item)}: {item.reasons.map((reason) => reasonText(item, reason)).join('. ')}
        </Text>
      ))}
    </Box>
  );
}

/** What each client asks of the line, and what this policy would reach if it were accepted; every demand on demand. */
export function ClientMatrix({ overview }: ClientMatrixProps) {
  const [isOpen, setOpen] = useState(false);
  const clients = overview?.clients ?? [];
  const outcomes = clientOutcomes(clients);
  return (
    <ReviewCard
      title="If accepted"
      aside={
        clients.length > 0 && (
          <Button size="xs" variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Compare all limits
          </Button>
        )
      }
    >
      {clients.length === 0 ? (
        <Text color="fg.muted">No client requires this line.</Text>
      ) : (
        <Box as="ul" m="0" p="0" aria-label="Clients">
          {outcomes.map((outcome) => (
            <Missed key={outcome.clientId} outcome={outcome} />
          ))}
        </Box>
      )}
      {isOpen && (
        <ReadingDialog title="If accepted" size="xl" onClose={() => setOpen(false)}>
          <MatrixTable clients={clients} />
        </ReadingDialog>
      )}
    </ReviewCard>
  );
}
