import { INSURANCE_LINES, LINE_LABELS } from '@vcms/domain';
import type { RegisterColumn, RegisterFilter } from '@vcms/kits/register';
import { CLIENTS_COLUMN, type QueueRow, ReviewLink, STATE_FILTER, WAITING_COLUMNS } from '@vcms/kits/review';
import { Box, Text } from '@vcms/ui';
import { changeText } from './change-list.ts';
import { POLICY_TOPIC } from './policy-topic.ts';

function lineLabel(line: QueueRow['line']): string {
  return line === undefined ? '' : LINE_LABELS[line];
}

function PolicyLink({ row }: { readonly row: QueueRow }) {
  const { line } = row;
  return (
    <>
      <ReviewLink topic={POLICY_TOPIC} row={row} />
      <Text textStyle="xs" color="fg.muted">
        No. {row.policyNumber}
        <Box as="span" hideFrom="md">
          {' '}
          · {lineLabel(line)}
        </Box>
        {row.entered !== undefined && ` · Entered by ${row.entered.firmName}`}
      </Text>
    </>
  );
}

/** The columns of domain 4.4. */
export const QUEUE_COLUMNS: readonly RegisterColumn<QueueRow>[] = [
  {
    title: 'Contractor',
    value: ({ contractorName }) => contractorName,
    cell: (row) => <PolicyLink row={row} />,
  },
  { title: 'Policy number', value: ({ policyNumber = '' }) => policyNumber, cell: () => null },
  CLIENTS_COLUMN,
  { title: 'Line', wide: true, value: ({ line }) => lineLabel(line) },
  { title: 'Change', wide: true, noWrap: true, value: changeText },
  ...WAITING_COLUMNS,
];

/** What the file has and the screen shows with the contractor. */
const FILE_ONLY: readonly string[] = ['Policy number'];

export const SHOWN_COLUMNS = QUEUE_COLUMNS.filter(({ title }) => !FILE_ONLY.includes(title));

const LINES: RegisterFilter = {
  name: 'line',
  label: 'Line',
  options: INSURANCE_LINES.map((line) => ({ value: line, label: LINE_LABELS[line] })),
};

export const QUEUE_FILTERS: readonly RegisterFilter[] = [LINES, STATE_FILTER];
