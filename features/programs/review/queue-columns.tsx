import { EVIDENCE_STATE_LABELS, programName, type ReviewTask } from '@vcms/domain';
import type { RegisterColumn, RegisterFilter } from '@vcms/kits/register';
import {
  ageText,
  PromisedDay,
  type QueueRow,
  QueueState,
  reviewAddress,
  STATE_FILTER,
} from '@vcms/kits/review';
import { Link, Text } from '@vcms/ui';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { PROGRAM_TOPIC } from './program-topic.ts';

/** What a task is about: Fall protection. */
function taskTitle({ program }: Pick<ReviewTask, 'program'>): string {
  return program === undefined ? 'Program' : programName(program.programId);
}

/** New, a later version with its number, or that the contractor says it does not apply. */
function taskChange({ program, version }: Pick<ReviewTask, 'program' | 'version'>): string {
  if (program?.isDeclared === true) return 'Does not apply';
  return version === 1 ? 'New' : `Version ${version}`;
}

function ProgramLink({ row }: { readonly row: QueueRow }) {
  const [params] = useSearchParams();
  return (
    <>
      <Link asChild fontWeight="medium">
        <RouterLink to={reviewAddress(PROGRAM_TOPIC, row, params)}>{row.contractorName}</RouterLink>
      </Link>
      <Text textStyle="xs" color="fg.muted">
        {taskTitle(row)} · {taskChange(row)}
      </Text>
    </>
  );
}

const CONTRACTOR: RegisterColumn<QueueRow> = {
  title: 'Contractor',
  value: ({ contractorName }) => contractorName,
  cell: (row) => <ProgramLink row={row} />,
};

const COMMON: readonly RegisterColumn<QueueRow>[] = [
  {
    title: 'Clients',
    wide: true,
    value: ({ clients }) => clients.join('; '),
    cell: ({ clients }) => (clients.length === 0 ? '–' : clients.join(', ')),
  },
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

/** Of the file. */
export const QUEUE_COLUMNS: readonly RegisterColumn<QueueRow>[] = [
  CONTRACTOR,
  { title: 'Program', value: taskTitle },
  { title: 'Change', value: taskChange },
  ...COMMON,
];

export const SHOWN_COLUMNS: readonly RegisterColumn<QueueRow>[] = [CONTRACTOR, ...COMMON];

export const QUEUE_FILTERS: readonly RegisterFilter[] = [STATE_FILTER];
