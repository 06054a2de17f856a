import { EVIDENCE_STATE_LABELS } from '@vcms/domain';
import { Link } from '@vcms/ui';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import type { RegisterColumn } from '../register/register-definition.ts';
import { PromisedDay } from './promised-day.tsx';
import { ageText, type QueueRow } from './queue-row.ts';
import { QueueState } from './queue-state.tsx';
import { reviewAddress } from './review-side.ts';
import type { ReviewTopic } from './review-topic.ts';

/** The contractor's name, leading to the workbench and, from there, back to this page of the queue. */
export function ReviewLink({ topic, row }: { readonly topic: ReviewTopic; readonly row: QueueRow }) {
  const [params] = useSearchParams();
  return (
    <Link asChild fontWeight="medium">
      <RouterLink to={reviewAddress(topic, row, params)}>{row.contractorName}</RouterLink>
    </Link>
  );
}

type QueueColumn = RegisterColumn<QueueRow>;

export const CLIENTS_COLUMN: QueueColumn = {
  title: 'Clients',
  wide: true,
  value: ({ clients }) => clients.join('; '),
  cell: ({ clients }) => (clients.length === 0 ? '–' : clients.join(', ')),
};

/** How long it has waited, the day promised and the state: the last columns of every queue (domain 4.4). */
export const WAITING_COLUMNS: readonly QueueColumn[] = [
  {
    title: 'Age',
    sort: 'submittedOn',
    isAge: true,
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
