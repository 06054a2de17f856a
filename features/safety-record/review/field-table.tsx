import { ReviewCard, type Workbench } from '@vcms/kits/review';
import { Badge, Box, Button, Checkbox, Flex, Icon, Table, Text, VisuallyHidden } from '@vcms/ui';
import type { ReactNode } from 'react';
import type { FieldGroup, RecordField } from '../model/record-fields.ts';
import { type MatchedFields, markOf } from './field-checks.ts';

export interface FieldTableProps {
  readonly groups: readonly FieldGroup[];
  /** What the year before said, by the key of a field; undefined: nothing to compare with. */
  readonly before: ReadonlyMap<string, string> | undefined;
  readonly beforeTitle: string;
  readonly paperName: string;
  readonly checks: MatchedFields;
  readonly bench: Pick<Workbench, 'decision' | 'obstacle'>;
  /** What else can be done with the values, below the title. */
  readonly action?: ReactNode;
}

function spoken({ column, label }: RecordField): string {
  return column === undefined ? label : `${column}, ${label}`;
}

/** Ticks that it matches, or makes a finding of it: never both. */
function marksOf({ bench, checks }: FieldTableProps, field: RecordField) {
  const { draft, change } = bench.decision;
  const { key } = field;
  const mark = markOf(key, checks.matched, draft.findings);
  const others = draft.findings.filter((finding) => finding.key !== key);
  return {
    mark,
    match(isOn: boolean) {
      checks.match([key], isOn);
      if (mark === 'questioned') change({ findings: others });
    },
    question() {
      checks.match([key], false);
      change({ findings: mark === 'questioned' ? others : [...others, { key, comment: '' }] });
    },
  };
}

function Marks({ field, ...props }: FieldTableProps & { readonly field: RecordField }) {
  const { mark, match, question } = marksOf(props, field);
  const name = spoken(field);
  return (
    <Flex gap="1" align="center" justify="flex-end">
      <Checkbox.Root
        checked={mark === 'matches'}
        colorPalette="green"
        onCheckedChange={({ checked }) => match(checked === true)}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label srOnly>{name}: matches</Checkbox.Label>
      </Checkbox.Root>
      <Button
        size="xs"
        px="1.5"
        variant={mark === 'questioned' ? 'solid' : 'ghost'}
        colorPalette={mark === 'questioned' ? 'orange' : 'gray'}
        aria-pressed={mark === 'questioned'}
        onClick={question}
      >
        <Icon name="help" />
        <VisuallyHidden>{name}: question</VisuallyHidden>
      </Button>
    </Flex>
  );
}

interface FieldRowProps extends FieldTableProps {
  readonly field: RecordField;
  /** The year before has a column of its own; else it stands below what differs. */
  readonly hasColumn: boolean;
}

function FieldRow({ field, hasColumn, ...props }: FieldRowProps) {
  const { before, bench, checks } = props;
  const mark = markOf(field.key, checks.matched, bench.decision.draft.findings);
  const was = before?.get(field.key);
  return (
    <Table.Row {...(mark === 'questioned' ? { bg: 'bg.warning' } : {})}>
      <Table.Cell as="th" scope="row" fontWeight="normal" textAlign="start" w="50%">
        <Flex gap="2" align="baseline">
          {field.column !== undefined && (
            <Badge size="sm" variant="subtle" minW="2.25em" justifyContent="center">
              {field.column}
            </Badge>
          )}
          <Text as="span" color="fg.muted">
            {field.label}
          </Text>
        </Flex>
        {field.correction !== undefined && (
          <Text textStyle="xs" color="fg.warning" overflowWrap="anywhere">
            {field.correction}
          </Text>
        )}
      </Table.Cell>
      <Table.Cell
        fontWeight="medium"
        fontVariantNumeric="tabular-nums"
        overflowWrap="anywhere"
        textAlign={field.column === undefined ? 'start' : 'end'}
      >
        {field.text}
        {was !== undefined && was !== field.text && (
          <Text
            {...(hasColumn ? { hideFrom: 'md' } : {})}
            textStyle="xs"
            color="fg.muted"
            fontWeight="normal"
          >
            {props.beforeTitle}: {was}
          </Text>
        )}
      </Table.Cell>
      {hasColumn && (
        <Table.Cell
          hideBelow="md"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
          overflowWrap="anywhere"
          textAlign={field.column === undefined ? 'start' : 'end'}
        >
          {was}
        </Table.Cell>
      )}
      {bench.obstacle === undefined && (
        <Table.Cell w="5.5rem">
          <Marks {...props} field={field} />
        </Table.Cell>
      )}
    </Table.Row>
  );
}

function Group({ group, ...props }: FieldTableProps & { readonly group: FieldGroup }) {
  const { before, beforeTitle, bench, checks } = props;
  const { findings } = bench.decision.draft;
  const hasColumn = before !== undefined && group.fields.every(({ column }) => column !== undefined);
  const open = group.fields.filter(({ key }) => markOf(key, checks.matched, findings) === 'open');
  return (
    <Box>
      <Flex justify="space-between" align="center" gap="3" mb="1" minH="8">
        <Text fontWeight="medium">{group.title}</Text>
        {bench.obstacle === undefined && (
          <Button
            size="xs"
            variant="outline"
            disabled={open.length === 0}
            onClick={() =>
              checks.match(
                open.map(({ key }) => key),
                true,
              )
            }
          >
            <Icon name="check" /> All match
            <VisuallyHidden>: {group.title}</VisuallyHidden>
          </Button>
        )}
      </Flex>
      <Box borderWidth="1px" borderRadius="lg" overflow="hidden">
        <Table.Root size="sm" aria-label={group.title}>
          <Table.Header>
            <Table.Row bg="bg.muted">
              <Table.ColumnHeader>Field</Table.ColumnHeader>
              <Table.ColumnHeader textAlign={hasColumn ? 'end' : 'start'}>Submitted</Table.ColumnHeader>
              {hasColumn && (
                <Table.ColumnHeader hideBelow="md" textAlign="end">
                  {beforeTitle}
                </Table.ColumnHeader>
              )}
              {bench.obstacle === undefined && (
                <Table.ColumnHeader textAlign="end">Matches</Table.ColumnHeader>
              )}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {group.fields.map((field) => (
              <FieldRow key={field.key} {...props} {...{ field, hasColumn }} />
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </Box>
  );
}

/** Every submitted value, to be compared with the paper: it matches, or it is questioned. */
export function FieldTable(props: FieldTableProps) {
  const { groups, bench, checks, paperName, action } = props;
  const { findings } = bench.decision.draft;
  const fields = groups.flatMap(({ fields: some }) => some);
  const done = fields.filter(({ key }) => markOf(key, checks.matched, findings) !== 'open').length;
  return (
    <ReviewCard
      title={`Compare with the ${paperName}`}
      aside={
        bench.obstacle === undefined && (
          <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {done} of {fields.length} checked
          </Text>
        )
      }
    >
      <Flex direction="column" gap="4" align="stretch">
        {action !== undefined && <Box _empty={{ display: 'none' }}>{action}</Box>}
        {groups.map((group) => (
          <Group key={group.title} {...props} group={group} />
        ))}
      </Flex>
    </ReviewCard>
  );
}
