import { type ClientLine, formatDate, type Policy } from '@vcms/domain';
import { ReviewCard } from '@vcms/kits/review';
import { Box, Icon, Table, Text, VisuallyHidden } from '@vcms/ui';
import { type CheckedField, checkedFields, type FieldProblem } from './checked-fields.ts';

export interface FieldListProps {
  readonly policy: Policy;
  /** The version to compare with. */
  readonly before: Policy | undefined;
  /** As if the policy were accepted. */
  readonly clients: readonly ClientLine[];
}

function orNothing(value: string | undefined): string {
  return value === undefined || value === '' ? 'Not given' : value;
}

function Problem({ text, clients }: FieldProblem) {
  return (
    <Text textStyle="xs" color="fg.error" fontWeight="medium">
      {text}{' '}
      <Text as="span" color="fg.muted" fontWeight="normal">
        ({clients})
      </Text>
    </Text>
  );
}

function Mark({ field: { problems, isChanged } }: { readonly field: CheckedField }) {
  if (problems.length === 0 && !isChanged) return null;
  const isFailing = problems.length > 0;
  return (
    <Box as="span" color={isFailing ? 'fg.error' : 'fg.warning'} me="1.5" verticalAlign="-0.125em">
      <Icon name={isFailing ? 'cross' : 'compare'} size="1em" />
      <VisuallyHidden>{isFailing ? 'Not met: ' : 'Changed: '}</VisuallyHidden>
    </Box>
  );
}

function backgroundOf({ problems, isChanged }: CheckedField) {
  if (problems.length > 0) return { bg: 'bg.error' };
  return isChanged ? { bg: 'bg.warning' } : {};
}

function FieldRow({ field }: { readonly field: CheckedField }) {
  const { label, now, before, isChanged, problems } = field;
  const isMarked = isChanged || problems.length > 0;
  return (
    <Table.Row {...backgroundOf(field)}>
      <Table.Cell as="th" scope="row" fontWeight="normal" color="fg.muted" textAlign="start" w="40%">
        {label}
      </Table.Cell>
      <Table.Cell fontWeight={isMarked ? 'semibold' : 'medium'} overflowWrap="anywhere">
        <Mark field={field} />
        {orNothing(now)}
        {isChanged && (
          <Text textStyle="xs" color="fg.muted" fontWeight="normal">
            was: {orNothing(before)}
          </Text>
        )}
        {problems.map((problem) => (
          <Problem key={problem.text} {...problem} />
        ))}
      </Table.Cell>
    </Table.Row>
  );
}

function comparedWith(before: Policy | undefined): string {
  if (before === undefined) return 'This is the first policy of this line, so there is nothing to compare.';
  const { policyNumber, effective, expiration } = before;
  return `Compared with no. ${policyNumber}, ${formatDate(effective)} to ${formatDate(expiration)}.`;
}

/** What was typed from the certificate: what falls short first, then what differs from the version before. */
export function FieldList({ policy, before, clients }: FieldListProps) {
  const fields = checkedFields(policy, before, clients);
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
              <Table.ColumnHeader>This policy</Table.ColumnHeader>
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
