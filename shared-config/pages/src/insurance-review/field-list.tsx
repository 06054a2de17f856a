import { formatDate, type Policy } from '@vcms/domain';
import { Badge, Box, Table, Text } from '@vcms/ui';
import { changesOf, type FieldChange } from './change-list.ts';
import { ReviewCard } from './review-card.tsx';

export interface FieldListProps {
  readonly policy: Policy;
  /** The version to compare with. */
  readonly before: Policy | undefined;
}

function changeWord({ now, before }: FieldChange): string {
  if (before === '') return 'Added';
  return now === '' ? 'Removed' : 'Changed';
}

function FieldRow({ field }: { readonly field: FieldChange }) {
  const { label, now, before, isChanged } = field;
  return (
    <Table.Row {...(isChanged ? { bg: 'bg.warning' } : {})}>
      <Table.Cell as="th" scope="row" fontWeight="normal" color="fg.muted" textAlign="start">
        {label}
      </Table.Cell>
      <Table.Cell fontWeight="medium" overflowWrap="anywhere">
        {now === '' ? 'Not given' : now}
        {isChanged && (
          <>
            {' '}
            <Badge colorPalette="orange" size="xs" variant="solid">
              {changeWord(field)}
            </Badge>
            {before !== '' && (
              <Text textStyle="xs" color="fg.muted">
                was {before}
              </Text>
            )}
          </>
        )}
      </Table.Cell>
    </Table.Row>
  );
}

function comparedWith(before: Policy | undefined): string {
  if (before === undefined) return 'The first policy of this line: there is nothing to compare with.';
  const { policyNumber, effective, expiration } = before;
  return `Compared with no. ${policyNumber}, ${formatDate(effective)} to ${formatDate(expiration)}.`;
}

/** What was typed from the certificate; what differs from the version before is marked. */
export function FieldList({ policy, before }: FieldListProps) {
  const fields = changesOf(policy, before);
  const changed = fields.filter(({ isChanged }) => isChanged).length;
  return (
    <ReviewCard
      title="Typed from the certificate"
      aside={
        before !== undefined && (
          <Text textStyle="sm" color="fg.muted">
            {changed === 1 ? '1 change' : `${changed} changes`}
          </Text>
        )
      }
    >
      <Box borderWidth="1px" borderRadius="lg" overflow="hidden">
        <Table.Root size="sm" aria-label="Typed fields">
          <Table.Header srOnly>
            <Table.Row>
              <Table.ColumnHeader>Field</Table.ColumnHeader>
              <Table.ColumnHeader>Value</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {fields.map((field) => (
              <FieldRow key={field.key} field={field} />
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      <Text mt="2" textStyle="xs" color="fg.muted">
        {comparedWith(before)}
      </Text>
    </ReviewCard>
  );
}
