import { programName, type ReviewTask } from '@vcms/domain';
import type { RegisterColumn, RegisterFilter } from '@vcms/kits/register';
import { CLIENTS_COLUMN, type QueueRow, ReviewLink, STATE_FILTER, WAITING_COLUMNS } from '@vcms/kits/review';
import { useSession } from '@vcms/sdk';
import { Text } from '@vcms/ui';
import { PROGRAM_TOPIC } from './program-topic.ts';

/** What a task is about: Fall protection. */
function taskTitle({ program }: Pick<ReviewTask, 'program'>): string {
  return program === undefined ? 'Program' : programName(program.programId);
}

/** A second look, new, a later version with its number, or that the contractor says it does not apply. */
function taskChange({ program, version }: Pick<ReviewTask, 'program' | 'version'>): string {
  if (program?.secondLook !== undefined) return 'Second look';
  if (program?.isDeclared === true) return 'Does not apply';
  return version === 1 ? 'New' : `Version ${version}`;
}

function ProgramLink({ row }: { readonly row: QueueRow }) {
  const { userId } = useSession();
  return (
    <>
      <ReviewLink topic={PROGRAM_TOPIC} row={row} />
      <Text textStyle="xs" color="fg.muted">
        {taskTitle(row)} · {taskChange(row)}
        {row.program?.secondLook?.decidedBy === userId && ' · You decided first'}
      </Text>
    </>
  );
}

const CONTRACTOR: RegisterColumn<QueueRow> = {
  title: 'Contractor',
  value: ({ contractorName }) => contractorName,
  cell: (row) => <ProgramLink row={row} />,
};

const COMMON: readonly RegisterColumn<QueueRow>[] = [CLIENTS_COLUMN, ...WAITING_COLUMNS];

/** Of the file. */
export const QUEUE_COLUMNS: readonly RegisterColumn<QueueRow>[] = [
  CONTRACTOR,
  { title: 'Program', value: taskTitle },
  { title: 'Change', value: taskChange },
  ...COMMON,
];

export const SHOWN_COLUMNS: readonly RegisterColumn<QueueRow>[] = [CONTRACTOR, ...COMMON];

export const QUEUE_FILTERS: readonly RegisterFilter[] = [STATE_FILTER];
