import type { Standing, StoredRecord } from '@vcms/data';
import {
  actualAgainstRequired,
  formatDate,
  type InsuranceLine,
  itemTitle,
  LINE_LABELS,
  type Policy,
  type Review,
} from '@vcms/domain';
import { ComplianceChip } from '@vcms/kits';
import { reasonSentences } from '@vcms/kits/standing';
import { Box, Flex, Heading, Table, Text } from '@vcms/ui';
import { type ReactNode, useId } from 'react';
import { lineStanding } from './line-standing.ts';
import { LineStatus } from './line-status.tsx';
import { PolicyEntry } from './policy-entry.tsx';
import type { RegisterSide } from './register-side.ts';

export interface LineDetailProps {
  readonly line: InsuranceLine;
  readonly standing: Standing;
  readonly policies: readonly StoredRecord<Policy>[];
  readonly reviews: readonly StoredRecord<Review>[];
  readonly side: RegisterSide;
  readonly nameOf: (review: Review) => string;
  /** What can be done about the line. */
  readonly actions: ReactNode;
}

/** What follows the line's own name: "each occurrence". */
function leafTitle(key: string): string {
  const leaf = itemTitle(key).split(': ').slice(1).join(': ');
  return leaf.charAt(0).toUpperCase() + leaf.slice(1);
}

function ItemTable({ standing, line }: Pick<LineDetailProps, 'standing' | 'line'>) {
  const { items } = lineStanding(standing, line);
  return (
    <Box overflowX="auto" tabIndex={0} role="group" aria-label={`Demands, ${LINE_LABELS[line]}`}>
      <Table.Root size="sm" aria-label={`Demands, ${LINE_LABELS[line]}`}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Demand</Table.ColumnHeader>
            <Table.ColumnHeader>Actual vs. required</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">Status</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {items.map((item) => (
            <Table.Row key={item.key}>
              <Table.Cell as="th" scope="row" textAlign="start" fontWeight="normal">
                {leafTitle(item.key)}
                {/* On a phone there is no room for a column of its own. */}
                <Box mt="1" hideFrom="md">
                  <ComplianceChip status={item.status} />
                </Box>
              </Table.Cell>
              <Table.Cell>
                {actualAgainstRequired(item) || 'As required'}
                {item.required !== undefined && item.reasons.length > 0 && (
                  <Text textStyle="xs" color="fg.muted">
                    {reasonSentences(item).join(' ')}
                  </Text>
                )}
              </Table.Cell>
              <Table.Cell hideBelow="md">
                <ComplianceChip status={item.status} />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

/** One line of a contractor: how it stands, each demand, and every policy with its decisions. */
export function LineDetail(props: LineDetailProps) {
  const { line, standing, policies, side, actions } = props;
  const id = useId();
  const { items, endsOn, endedOn } = lineStanding(standing, line);
  const own = policies.filter((policy) => policy.line === line);
  if (items.length === 0 && own.length === 0) return null;
  return (
    <Box
      as="section"
      aria-labelledby={id}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      p={{ base: '4', md: '6' }}
      minW="0"
    >
      <Flex wrap="wrap" gap="3" align="center" mb="3">
        <Heading as="h2" id={id} size="lg" me="auto">
          {LINE_LABELS[line]}
        </Heading>
        {items.length > 0 && <LineStatus standing={standing} line={line} reader={side.reader} />}
        {actions}
      </Flex>
      {endedOn !== undefined && <Text mb="3">Ended on {formatDate(endedOn)}.</Text>}
      {endedOn === undefined && endsOn !== undefined && <Text mb="3">Ends on {formatDate(endsOn)}.</Text>}
      {items.length > 0 ? (
        <ItemTable standing={standing} line={line} />
      ) : (
        <Text color="fg.muted">Not required by {standing.clientName}.</Text>
      )}
      <Heading as="h3" size="sm" mt="5" mb="2">
        Policies and decisions
      </Heading>
      {own.length === 0 ? (
        <Text color="fg.muted">No certificates yet.</Text>
      ) : (
        <Box as="ol" m="0" p="0">
          {own.map((policy) => (
            <PolicyEntry
              key={policy.id}
              {...props}
              policy={policy}
              contractorId={standing.contractorId}
              contractorName={standing.contractorName}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
