import { formatDate, type Policy } from '@vcms/domain';
import { ReviewCard } from '@vcms/kits/review';
import { Box, Icon, Table, Text, VisuallyHidden } from '@vcms/ui';
import { changesOf, type FieldChange } from './change-list.ts';

export interface FieldListProps {
  readonly policy: Policy;
  /** The version to compare with. */
  readonly before: Policy | undefined;
}

function orNothing(value: string | undefined): string {
  return value === undefined || value === '' ? 'Not given' : value;
}

function FieldRow({ field, compares }: { readonly field: FieldChange; readonly compares: boolean }) {
  const { label, now, before, isChanged } = field;
  return (
    <Table.Row {...(isChanged ? { bg: 'bg.warning' } : {})}>
      <Table.Cell as="th" scope="row" fontWeight="normal" color="fg.muted" textAlign="start" w="38%">
        {label}
      </Table.Cell>
      <Table.Cell fontWeight={isChanged ? 'semibold' : 'medium'} overflowWrap="anywhere">
        {isChanged && (
          <Box as="span" color="fg.warning" me="1.5" verticalAlign="-0.125em">
            <Icon name="compare" size="1em" />
            <VisuallyHidden>Changed: </VisuallyHidden>
          </Box>
        )}
        {orNothing(now)}
        {isChanged && (
          <Text hideFrom="md" textStyle="xs" color="fg.muted" fontWeight="normal">
            was: {orNothing(before)}
          </Text>
        )}
      </Table.Cell>
      {compares && (
        <Table.Cell hideBelow="md" color="fg.muted" overflowWrap="anywhere">
          {isChanged ? orNothing(before) : <VisuallyHidden>The same</VisuallyHidden>}
        </Table.Cell>
      )}
    </Table.Row>
  );
}

function comparedWith(before: Policy | undefined): string {
  if (before === undefined) return 'This is the first policy of this line, so there is nothing to compare.';
  const { policyNumber, effective, expiration } = before;
  return `Compared with no. ${policyNumber}, ${formatDate(effective)} to ${formatDate(expiration)}.`;
}

function FieldTable({
  fields,
  compares,
}: {
  readonly fields: readonly FieldChange[];
  readonly compares: boolean;
}) {
  return (
    <Box borderWidth="1px" borderRadius="lg" overflow="hidden">
      <Table.Root size="sm" aria-label="Typed fields">
        <Table.Header>
          <Table.Row bg="bg.muted">
            <Table.ColumnHeader>Field</Table.ColumnHeader>
            <Table.ColumnHeader>This policy</Table.ColumnHeader>
            {compares && <Table.ColumnHeader hideBelow="md">Before</Table.ColumnHeader>}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {fields.map((field) => (
            <FieldRow key={field.key} {...{ field, compares }} />
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

/** What was typed from the certificate; what differs from the version before is marked. */
export function FieldList({ policy, before }: FieldListProps) {
  const fields = changesOf(policy, before);
  const changed = fields.filter(({ isChanged }) => isChanged).length;
  const compares = before !== undefined;
  return (
    <ReviewCard
      title="Typed from the certificate"
      aside={
        compares && (
          <Text textStyle="sm" color="fg.muted">
            {changed === 1 ? '1 change' : `${changed} changes`}
          </Text>
        )
      }
    >
      <FieldTable {...{ fields, compares }} />
      <Text mt="2" textStyle="xs" color="fg.muted">
        {comparedWith(before)}
      </Text>
    </ReviewCard>
  );
}
