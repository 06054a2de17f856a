import type { RegisterColumn, RegisterFilter } from '@vcms/kits/register';
import { CLIENTS_COLUMN, type QueueRow, ReviewLink, STATE_FILTER, WAITING_COLUMNS } from '@vcms/kits/review';
import { Badge, Text } from '@vcms/ui';
import { QUESTIONNAIRE_TOPIC } from './questionnaire-topic.ts';

function titleOf({ questionnaire }: QueueRow): string {
  return questionnaire === undefined ? '' : `${questionnaire.title}, version ${questionnaire.defVersion}`;
}

function RecordLink({ row }: { readonly row: QueueRow }) {
  return (
    <>
      <ReviewLink topic={QUESTIONNAIRE_TOPIC} row={row} />
      <Text textStyle="xs" color="fg.muted">
        {titleOf(row)}
      </Text>
    </>
  );
}

function Knockouts({ row }: { readonly row: QueueRow }) {
  const count = row.questionnaire?.knockouts ?? 0;
  return count === 0 ? (
    'None'
  ) : (
    <Badge colorPalette="red" size="sm">
      {count === 1 ? '1 knockout' : `${count} knockouts`}
    </Badge>
  );
}

function changedText({ questionnaire }: QueueRow): string {
  if (questionnaire?.changed === undefined) return 'First time';
  return questionnaire.changed === 1 ? '1 answer' : `${questionnaire.changed} answers`;
}

const CONTRACTOR: RegisterColumn<QueueRow> = {
  title: 'Contractor',
  value: ({ contractorName }) => contractorName,
  cell: (row) => <RecordLink row={row} />,
};

const COMMON: readonly RegisterColumn<QueueRow>[] = [
  {
    title: 'Progress',
    wide: true,
    noWrap: true,
    value: ({ questionnaire }) => `${questionnaire?.progressPct ?? 0}%`,
  },
  {
    title: 'Knockouts',
    wide: true,
    value: ({ questionnaire }) => String(questionnaire?.knockouts ?? 0),
    cell: (row) => <Knockouts row={row} />,
  },
  { title: 'Changed since accepted', wide: true, value: changedText },
  CLIENTS_COLUMN,
  ...WAITING_COLUMNS,
];

export const QUEUE_COLUMNS: readonly RegisterColumn<QueueRow>[] = [
  CONTRACTOR,
  { title: 'Questionnaire', value: titleOf },
  ...COMMON,
];

export const SHOWN_COLUMNS: readonly RegisterColumn<QueueRow>[] = [CONTRACTOR, ...COMMON];

export const QUEUE_FILTERS: readonly RegisterFilter[] = [STATE_FILTER];
