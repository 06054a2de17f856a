import { STATISTICS_SUBJECTS } from '@vcms/domain';
import type { RegisterColumn, RegisterFilter } from '@vcms/kits/register';
import { CLIENTS_COLUMN, type QueueRow, ReviewLink, STATE_FILTER, WAITING_COLUMNS } from '@vcms/kits/review';
import { Badge, Text, Wrap } from '@vcms/ui';
import { taskChange, taskFigures, taskFlags, taskTitle } from './queue-words.ts';
import { STATISTICS_TOPIC, SUBJECT_LABELS } from './statistics-topic.ts';

function RecordLink({ row }: { readonly row: QueueRow }) {
  const change = taskChange(row);
  return (
    <>
      <ReviewLink topic={STATISTICS_TOPIC} row={row} />
      <Text textStyle="xs" color="fg.muted">
        {taskTitle(row)}
        {change !== 'New' && ` · ${change}`}
        {row.entered !== undefined && ` · Entered by ${row.entered.firmName}`}
      </Text>
    </>
  );
}

function Figures({ row }: { readonly row: QueueRow }) {
  const { osha } = row;
  return (
    <>
      <Text fontVariantNumeric="tabular-nums">{taskFigures(row) || '–'}</Text>
      {osha !== undefined && (
        <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          {osha.hours.toLocaleString('en-US')} hours; G to J {osha.G}, {osha.H}, {osha.I}, {osha.J}; K{' '}
          {osha.K}, L {osha.L}
        </Text>
      )}
    </>
  );
}

function Flags({ row }: { readonly row: QueueRow }) {
  const flags = taskFlags(row);
  if (flags.length === 0) return '–';
  return (
    <Wrap gap="1">
      {flags.map((flag) => (
        <Badge key={flag} size="sm" colorPalette={flag === 'Explained' ? 'gray' : 'orange'}>
          {flag}
        </Badge>
      ))}
    </Wrap>
  );
}

function count(title: string, key: 'hours' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L'): RegisterColumn<QueueRow> {
  return { title, value: ({ osha }) => (osha === undefined ? '' : String(osha[key])) };
}

/** Screen and file. */
const CONTRACTOR: RegisterColumn<QueueRow> = {
  title: 'Contractor',
  value: ({ contractorName }) => contractorName,
  cell: (row) => <RecordLink row={row} />,
};
const COMMON: readonly RegisterColumn<QueueRow>[] = [
  {
    title: 'Flags',
    wide: true,
    value: (row) => taskFlags(row).join('; '),
    cell: (row) => <Flags row={row} />,
  },
  CLIENTS_COLUMN,
  ...WAITING_COLUMNS,
];

/** The columns of domain 4.4, each number in one of its own. */
export const QUEUE_COLUMNS: readonly RegisterColumn<QueueRow>[] = [
  CONTRACTOR,
  { title: 'Record', value: taskTitle },
  { title: 'Change', value: taskChange },
  count('Hours', 'hours'),
  count('Deaths (G)', 'G'),
  count('Days away cases (H)', 'H'),
  count('Transfer cases (I)', 'I'),
  count('Other cases (J)', 'J'),
  count('Days away (K)', 'K'),
  count('Days of transfer (L)', 'L'),
  { title: 'Rates', value: taskFigures },
  ...COMMON,
];

export const SHOWN_COLUMNS: readonly RegisterColumn<QueueRow>[] = [
  CONTRACTOR,
  { title: 'Rates', wide: true, value: taskFigures, cell: (row) => <Figures row={row} /> },
  ...COMMON,
];

const KIND: RegisterFilter = {
  name: 'subjectType',
  label: 'Record',
  options: STATISTICS_SUBJECTS.map((value) => ({ value, label: SUBJECT_LABELS[value] })),
};

export const QUEUE_FILTERS: readonly RegisterFilter[] = [KIND, STATE_FILTER];
