import { documentTypeName, type ReviewTask } from '@vcms/domain';
import type { RegisterColumn, RegisterFilter } from '@vcms/kits/register';
import { CLIENTS_COLUMN, type QueueRow, ReviewLink, STATE_FILTER, WAITING_COLUMNS } from '@vcms/kits/review';
import { Text } from '@vcms/ui';
import { DOCUMENT_TOPIC } from './document-topic.ts';

type Column = RegisterColumn<QueueRow>;

/** What a task is about: Form W-9. */
function taskType({ document }: Pick<ReviewTask, 'document'>): string {
  return document === undefined ? 'Document' : documentTypeName(document.typeId);
}

const CONTRACTOR: Column = {
  title: 'Contractor',
  value: ({ contractorName }) => contractorName,
  cell: (row) => (
    <>
      <ReviewLink topic={DOCUMENT_TOPIC} row={row} />
      <Text textStyle="xs" color="fg.muted">
        {taskType(row)}
        {row.version > 1 && ` · Version ${row.version}`}
      </Text>
    </>
  ),
};

const TITLE: Column = { title: 'Title', wide: true, value: ({ document }) => document?.title ?? '' };

/** Of the file. */
export const QUEUE_COLUMNS: readonly Column[] = [
  CONTRACTOR,
  { title: 'Document', value: taskType },
  { title: 'Version', value: ({ version }) => String(version) },
  TITLE,
  CLIENTS_COLUMN,
  ...WAITING_COLUMNS,
];

export const SHOWN_COLUMNS: readonly Column[] = [CONTRACTOR, TITLE, CLIENTS_COLUMN, ...WAITING_COLUMNS];

export const QUEUE_FILTERS: readonly RegisterFilter[] = [STATE_FILTER];
