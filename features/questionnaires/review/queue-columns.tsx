import { EVIDENCE_STATE_LABELS } from '@vcms/domain';
import type { RegisterColumn, RegisterFilter } from '@vcms/kits/register';
import {
  ageText,
  PromisedDay,
  type QueueRow,
  QueueState,
  reviewAddress,
  STATE_FILTER,
} from '@vcms/kits/review';
import { Badge, Link, Text } from '@vcms/ui';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { QUESTIONNAIRE_TOPIC } from './questionnaire-topic.ts';

function titleOf({ questionnaire }: QueueRow): string {
  return questionnaire === undefined ? '' : `${questionnaire.title}, version ${questionnaire.defVersion}`;
}

function RecordLink({ row }: { readonly row: QueueRow }) {
  const [params] = useSearchParams();
  return (
    <>
      <Link asChild fontWeight="medium">
        <RouterLink to={reviewAddress(QUESTIONNAIRE_TOPIC, row, params)}>{row.contractorName}</RouterLink>
      </Link>
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
    value: ({ questionnaire }) => `${questionnaire?.progressPct ?? 0} %`,
  },
  {
    title: 'Knockouts',
    value: ({ questionnaire }) => String(questionnaire?.knockouts ?? 0),
    cell: (row) => <Knockouts row={row} />,
  },
  { title: 'Changed since accepted', wide: true, value: changedText },
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

export const QUEUE_COLUMNS: readonly RegisterColumn<QueueRow>[] = [
  CONTRACTOR,
  { title: 'Questionnaire', value: titleOf },
  ...COMMON,
];

export const SHOWN_COLUMNS: readonly RegisterColumn<QueueRow>[] = [CONTRACTOR, ...COMMON];

export const QUEUE_FILTERS: readonly RegisterFilter[] = [STATE_FILTER];
