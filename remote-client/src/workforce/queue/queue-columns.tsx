import type { StaffDocType } from '@vcms/domain';
import { DayCell } from '@vcms/kits';
import type { RegisterColumn, RegisterFilter } from '@vcms/kits/register';
import { type QueueRow, ReviewLink, WAITING_COLUMNS } from '@vcms/kits/review';
import { Text } from '@vcms/ui';
import { typeName } from '@vcms/workforce/model';
import { ContractorFilter } from '../manager/filters.tsx';
import { STAFF_TOPIC } from '../manager/review-words.ts';

type Column = RegisterColumn<QueueRow>;

const CONTRACTOR: Column = {
  title: 'Contractor',
  value: ({ contractorName }) => contractorName,
  cell: (row) => <ReviewLink topic={STAFF_TOPIC} row={row} />,
};

const JOB_ROLE: Column = { title: 'Job role', value: ({ staff }) => staff?.jobRole };

const PERSON: Column = {
  title: 'Person',
  value: ({ staff }) => staff?.name,
  cell: ({ staff }) => (
    <>
      {staff?.name}
      <Text textStyle="xs" color="fg.muted">
        {staff?.jobRole}
      </Text>
    </>
  ),
};

const SUBMITTED: Column = {
  title: 'Submitted on',
  noWrap: true,
  wide: true,
  value: ({ submittedOn }) => submittedOn,
  cell: ({ submittedOn }) => <DayCell day={submittedOn} />,
};

/** Columns of the queue, of the screen and of the file; the types are the client's own. */
export function queueColumns(docTypes: readonly StaffDocType[]): {
  readonly shown: readonly Column[];
  readonly inFile: readonly Column[];
} {
  const type: Column = {
    title: 'Document type',
    value: ({ staff }) => (staff === undefined ? '' : typeName(docTypes, staff.typeId)),
  };
  return {
    shown: [CONTRACTOR, PERSON, type, SUBMITTED, ...WAITING_COLUMNS],
    inFile: [CONTRACTOR, PERSON, JOB_ROLE, type, SUBMITTED, ...WAITING_COLUMNS],
  };
}

export const QUEUE_FILTERS: readonly RegisterFilter[] = [
  { name: 'contractorId', label: 'Contractor', control: ContractorFilter },
];
