import { counted, type RequirementSet } from '@vcms/domain';
import { writeProblem } from '@vcms/kits/form';
import { useBackend, useNotify, useSession } from '@vcms/sdk';
import { Box, Button, Flex, StatusChip, Table, Text, VisuallyHidden } from '@vcms/ui';
import { orderTypes, setTypeActive } from '@vcms/workforce/data';
import { useState } from 'react';
import { demandText } from './staff-demands.ts';
import type { StoredType } from './use-staff-types.ts';

export interface TypeTableProps {
  readonly types: readonly StoredType[];
  /** The version in force; undefined while nothing is published. */
  readonly inForce: RequirementSet | undefined;
  readonly onEdit: (type: StoredType) => void;
  readonly onSample: (type: StoredType) => void;
}

function swapped(ids: readonly string[], at: number, by: -1 | 1): readonly string[] {
  const next = [...ids];
  const [moved] = next.splice(at, 1);
  if (moved !== undefined) next.splice(at + by, 0, moved);
  return next;
}

/** The client's types in their order: what each says, and what the version in force asks of it. */
export function TypeTable({ types, inForce, onEdit, onSample }: TypeTableProps) {
  const { firestore } = useBackend();
  const { userId: uid, companyId: clientId } = useSession();
  const notify = useNotify();
  const [busy, setBusy] = useState<string>();
  const context = { firestore, uid, clientId };
  const ids = types.map(({ id }) => id);

  async function run(id: string, work: () => ReturnType<typeof orderTypes>, done?: string): Promise<void> {
    setBusy(id);
    const result = await work();
    setBusy(undefined);
    if (result.kind !== 'done') notify.show({ kind: 'error', message: writeProblem(result) });
    else if (done !== undefined) notify.show({ kind: 'success', message: done });
  }

  const move = (id: string, at: number, by: -1 | 1) =>
    void run(id, () => orderTypes(context, swapped(ids, at, by)));
  const activate = ({ id, name, active }: StoredType) =>
    void run(
      id,
      () => setTypeActive(context, id, !active),
      active ? `${name} is deactivated. Its documents stay on file.` : `${name} is active again.`,
    );

  return (
    <Box overflowX="auto" borderWidth="1px" borderRadius="lg" bg="bg.panel">
      <Table.Root size="sm" aria-label="Document types">
        <Table.Header>
          <Table.Row bg="bg.muted">
            <Table.ColumnHeader>Type</Table.ColumnHeader>
            <Table.ColumnHeader>Today</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">Valid</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">Job roles</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="lg">Expiration warning (days)</Table.ColumnHeader>
            <Table.ColumnHeader>Actions</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {types.map((type, at) => (
            <Table.Row key={type.id} verticalAlign="top">
              <Table.Cell as="th" scope="row" textAlign="start">
                <Text fontWeight="medium">{type.name}</Text>
                <Flex gap="1" wrap="wrap" mt="1">
                  {type.sensitive && <StatusChip tone="info" label="Sensitive" />}
                  {!type.active && <StatusChip tone="neutral" label="Inactive" />}
                </Flex>
              </Table.Cell>
              <Table.Cell>
                {type.active
                  ? demandText(inForce?.staffDocs.find(({ typeId }) => typeId === type.id))
                  : 'Not required'}
              </Table.Cell>
              <Table.Cell hideBelow="md" whiteSpace="nowrap">
                {type.validMonths === 0 ? 'Never expires' : counted(type.validMonths, 'month')}
              </Table.Cell>
              <Table.Cell hideBelow="md">
                {type.jobRoles === 'all' ? 'Everybody' : type.jobRoles.join(', ')}
              </Table.Cell>
              <Table.Cell hideBelow="lg">{type.warnDays}</Table.Cell>
              <Table.Cell>
                <Flex columnGap="1" rowGap="1" wrap="wrap">
                  <Button size="xs" variant="outline" onClick={() => onEdit(type)}>
                    Change<VisuallyHidden> {type.name}</VisuallyHidden>
                  </Button>
                  {type.sampleDocId !== undefined && (
                    <Button size="xs" variant="outline" onClick={() => onSample(type)}>
                      Sample<VisuallyHidden> of {type.name}</VisuallyHidden>
                    </Button>
                  )}
                  <Button
                    size="xs"
                    variant="outline"
                    loading={busy === type.id}
                    onClick={() => activate(type)}
                  >
                    {type.active ? 'Deactivate' : 'Activate'}
                    <VisuallyHidden> {type.name}</VisuallyHidden>
                  </Button>
                  {/* A pair: they go to another line together. */}
                  <Flex>
                    <Button
                      size="xs"
                      variant="ghost"
                      disabled={at === 0}
                      onClick={() => move(type.id, at, -1)}
                    >
                      <span aria-hidden>↑</span>
                      <VisuallyHidden>Up {type.name}</VisuallyHidden>
                    </Button>
                    <Button
                      size="xs"
                      variant="ghost"
                      disabled={at === types.length - 1}
                      onClick={() => move(type.id, at, 1)}
                    >
                      <span aria-hidden>↓</span>
                      <VisuallyHidden>Down {type.name}</VisuallyHidden>
                    </Button>
                  </Flex>
                </Flex>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
