import { EVIDENCE_STATE_LABELS, INSURANCE_LINES, LINE_LABELS } from '@vcms/domain';
import type { RegisterColumn, RegisterFilter } from '@vcms/kits/register';
import {
  ageText,
  PromisedDay,
  type QueueRow,
  QueueState,
  reviewAddress,
  STATE_FILTER,
} from '@vcms/kits/review';
import { Box, Link, Text } from '@vcms/ui';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { changeText } from './change-list.ts';
import { POLICY_TOPIC } from './policy-topic.ts';

function lineLabel(line: QueueRow['line']): string {
  return line === undefined ? '' : LINE_LABELS[line];
}

function PolicyLink({ row }: { readonly row: QueueRow }) {
  const [params] = useSearchParams();
  const { contractorName, line } = row;
  return (
    <>
      <Link asChild fontWeight="medium">
        <RouterLink to={reviewAddress(POLICY_TOPIC, row, params)}>{contractorName}</RouterLink>
      </Link>
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
  {
    title: 'Clients',
    wide: true,
    value: ({ clients }) => clients.join('; '),
    cell: ({ clients }) => (clients.length === 0 ? '–' : clients.join(', ')),
  },
  { title: 'Line', wide: true, value: ({ line }) => lineLabel(line) },
  { title: 'Change', wide: true, noWrap: true, value: changeText },
  {
    title: 'Age',
    sort: 'submittedOn',
    noWrap: true,
    value: ({ age }) => String(age),
    cell: ({ age }) => ageText(age),
  },
  {
    title: 'Promised',
    noWrap: true,
    value: ({ promisedOn }) => promisedOn,
    cell: (row) => <PromisedDay row={row} />,
  },
  {
    title: 'State',
    wide: true,
    value: ({ state }) => EVIDENCE_STATE_LABELS[state],
    cell: (row) => <QueueState row={row} />,
  },
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
