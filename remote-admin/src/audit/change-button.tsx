import type { AuditEvent } from '@vcms/domain';
import { humanizeCode, ReadingDialog } from '@vcms/kits';
import { auditTitle } from '@vcms/kits/trail';
import { Button, DataList, ScrollingTable, Stack, Table, Text, VisuallyHidden } from '@vcms/ui';
import { useState } from 'react';

type Line = Pick<
  AuditEvent,
  'id' | 'action' | 'entityType' | 'entityId' | 'contractorId' | 'clientId' | 'before' | 'after' | 'reason'
>;

/** A stored value as text: words as they are, everything else as JSON. */
function valueText(value: unknown): string {
  if (value === undefined || value === null) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value, undefined, 1);
}

function ValueCell({ value }: { readonly value: unknown }) {
  return (
    <Table.Cell verticalAlign="top">
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere" minW="32" maxW="96">
        {valueText(value)}
      </Text>
    </Table.Cell>
  );
}

function FieldTable({ before = {}, after = {} }: Pick<Line, 'before' | 'after'>) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (names.length === 0) return <Text>This entry has no values.</Text>;
  return (
    <ScrollingTable label="Fields that changed">
      <Table.Header>
        <Table.Row bg="bg.muted">
          <Table.ColumnHeader>Field</Table.ColumnHeader>
          <Table.ColumnHeader>Before</Table.ColumnHeader>
          <Table.ColumnHeader>After</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {names.map((name) => (
          <Table.Row key={name}>
            <Table.Cell as="th" scope="row" textAlign="start" verticalAlign="top">
              {name}
            </Table.Cell>
            <ValueCell value={before[name]} />
            <ValueCell value={after[name]} />
          </Table.Row>
        ))}
      </Table.Body>
    </ScrollingTable>
  );
}

/** Opens what a line stores: the values before and after, and what it is about. */
export function ChangeButton({ line }: { readonly line: Line }) {
  const [isOpen, setOpen] = useState(false);
  const { entityType, entityId, contractorId, clientId, reason } = line;
  return (
    <>
      <Button size="xs" variant="outline" onClick={() => setOpen(true)}>
        Show <VisuallyHidden>{auditTitle(line)}</VisuallyHidden>
      </Button>
      {isOpen && (
        <ReadingDialog title={auditTitle(line)} size="xl" onClose={() => setOpen(false)}>
          <Stack gap="5">
            <FieldTable before={line.before} after={line.after} />
            <DataList
              items={[
                { label: humanizeCode(entityType), value: entityId },
                { label: 'Reason', value: reason },
                { label: 'Contractor', value: contractorId },
                { label: 'Client', value: clientId },
              ]}
            />
          </Stack>
        </ReadingDialog>
      )}
    </>
  );
}
