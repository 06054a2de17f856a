import type { CalendarDate } from '@vcms/domain';
import { useSession } from '@vcms/sdk';
import { Box, EmptyState, LoadingBlock } from '@vcms/ui';
import { useMemo } from 'react';
import { DamagedNote } from '../damaged-note.tsx';
import { FailurePanel } from '../failure-panel.tsx';
import { ExportRowsButton } from '../register/export-rows-button.tsx';
import { NothingFound } from '../register/nothing-found.tsx';
import type { RegisterColumn, RegisterFilter } from '../register/register-definition.ts';
import { RegisterPager } from '../register/register-pager.tsx';
import { RegisterTable } from '../register/register-table.tsx';
import { RegisterToolbar } from '../register/register-toolbar.tsx';
import { SavedViews } from '../register/saved-views.tsx';
import { useArrivalTime } from '../use-arrival-time.ts';
import { LastDecision } from './last-decision.tsx';
import { queueOf } from './queue-definition.ts';
import type { QueueRow } from './queue-row.ts';
import { reviewSideOf } from './review-side.ts';
import type { ReviewTopic } from './review-topic.ts';
import { type QueuePage, useQueue } from './use-queue.ts';

export interface ReviewQueueProps {
  readonly topic: ReviewTopic;
  /** What the table is called: Policies to review. */
  readonly label: string;
  /** Of the file. */
  readonly columns: readonly RegisterColumn<QueueRow>[];
  /** Of the screen. */
  readonly shownColumns: readonly RegisterColumn<QueueRow>[];
  readonly filters: readonly RegisterFilter[];
  readonly today: CalendarDate;
  readonly now: () => Date;
}

function Nothing({ topic, page }: Pick<ReviewQueueProps, 'topic'> & { readonly page: QueuePage }) {
  const isNarrowed = page.state.search !== '' || Object.keys(page.state.filters).length > 0;
  if (isNarrowed) return <NothingFound noun={topic.nouns} state={page.state} show={page.show} />;
  return (
    <EmptyState
      title="Nothing to review."
      description={<LastDecision subjects={topic.subjects} />}
      icon="check-circle"
    />
  );
}

/** The queue as a register: filters, pages and export, all of it in the address. */
export function ReviewQueue(props: ReviewQueueProps) {
  const { topic, label, columns, shownColumns, filters, today, now } = props;
  const { scope } = reviewSideOf(useSession());
  const page = useQueue(
    useMemo(() => queueOf(topic, scope, filters), [topic, scope, filters]),
    today,
  );
  const { live, rows, state, show, load } = page;
  const arrived = useArrivalTime(live, now);
  const asOf = live.kind === 'ready' ? arrived : undefined;
  const damaged = live.kind === 'ready' ? live.unreadable.length : 0;
  return (
    <Box aria-busy={page.isStale === true}>
      <RegisterToolbar {...{ filters, state, show }}>
        <SavedViews name={topic.name} />
        <ExportRowsButton name={topic.name} noun={topic.nouns} {...{ columns, load }} />
      </RegisterToolbar>
      {live.kind === 'loading' && <LoadingBlock label="Loading the queue" rows={8} />}
      {live.kind === 'failed' && <FailurePanel failure={live.failure} retry={live.retry} />}
      {live.kind === 'ready' && rows.length === 0 && <Nothing {...{ topic, page }} />}
      {rows.length > 0 && (
        <RegisterTable columns={shownColumns} pending={page.pending} {...{ label, rows, state, show }} />
      )}
      <DamagedNote count={damaged} />
      {live.kind === 'ready' && (rows.length > 0 || state.page > 1) && <RegisterPager {...{ page, asOf }} />}
    </Box>
  );
}
