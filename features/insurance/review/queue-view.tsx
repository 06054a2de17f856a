import { FailurePanel, useArrivalTime } from '@vcms/kits';
import {
  ExportRowsButton,
  NothingFound,
  RegisterPager,
  RegisterTable,
  RegisterToolbar,
  SavedViews,
} from '@vcms/kits/register';
import { Box, EmptyState, LoadingBlock, Text } from '@vcms/ui';
import { LastDecision } from './last-decision.tsx';
import { QUEUE_COLUMNS, SHOWN_COLUMNS } from './queue-columns.tsx';
import { QUEUE_FILTERS, QUEUE_NAME, QUEUE_NOUN } from './queue-definition.ts';
import type { QueuePage } from './use-queue.ts';

export interface QueueViewProps {
  readonly page: QueuePage;
  readonly now: () => Date;
}

function Nothing({ page }: { readonly page: QueuePage }) {
  const isNarrowed = page.state.search !== '' || Object.keys(page.state.filters).length > 0;
  if (isNarrowed) return <NothingFound noun={QUEUE_NOUN} state={page.state} show={page.show} />;
  return <EmptyState title="Nothing to review." description={<LastDecision />} icon="check-circle" />;
}

/** The queue as a register: filters, pages and export, all of it in the address. */
export function QueueView({ page, now }: QueueViewProps) {
  const { live, rows, state, show, load } = page;
  const arrived = useArrivalTime(live, now);
  const asOf = live.kind === 'ready' ? arrived : undefined;
  const damaged = live.kind === 'ready' ? live.unreadable.length : 0;
  return (
    <Box aria-busy={page.isStale === true}>
      <RegisterToolbar filters={QUEUE_FILTERS} {...{ state, show }}>
        <SavedViews name={QUEUE_NAME} />
        <ExportRowsButton name={QUEUE_NAME} noun={QUEUE_NOUN} columns={QUEUE_COLUMNS} load={load} />
      </RegisterToolbar>
      {live.kind === 'loading' && <LoadingBlock label="Loading the queue" rows={8} />}
      {live.kind === 'failed' && <FailurePanel failure={live.failure} retry={live.retry} />}
      {live.kind === 'ready' && rows.length === 0 && <Nothing page={page} />}
      {rows.length > 0 && (
        <RegisterTable label="Policies to review" columns={SHOWN_COLUMNS} {...{ rows, state, show }} />
      )}
      {damaged > 0 && (
        <Text mt="3" textStyle="sm" color="fg.muted">
          {damaged === 1 ? '1 record is damaged' : `${damaged} records are damaged`} and not shown. Tell the
          firm.
        </Text>
      )}
      {live.kind === 'ready' && (rows.length > 0 || state.page > 1) && <RegisterPager {...{ page, asOf }} />}
    </Box>
  );
}
