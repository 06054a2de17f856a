import { type StoredRecord, useLiveQuery } from '@vcms/data';
import type { ContractorRequest } from '@vcms/domain';
import { requestsForFirmQuery } from '@vcms/engagements/data';
import { DamagedNote, FailurePanel } from '@vcms/kits';
import { useExpectedState } from '@vcms/kits/pending';
import { useBackend } from '@vcms/sdk';
import { Box, EmptyState, LoadingBlock, PageHeading, Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { useState } from 'react';
import { DeclineDialog } from './decline-dialog.tsx';
import { RequestRow } from './request-row.tsx';

/** Requests shown; the next ones come up as these are sent or declined. */
const SHOWN = 50;

type StoredRequest = StoredRecord<ContractorRequest>;

function pathOf({ record }: StoredRequest): string {
  return record.path;
}

/** `/customerservice/contractor-requests`: companies that clients request and VCMS does not know, to be invited or declined. */
export function ContractorRequestsPage() {
  const { firestore } = useBackend();
  const stored = useLiveQuery(query(requestsForFirmQuery(firestore), limit(SHOWN)));
  const { state, pending } = useExpectedState(stored, pathOf);
  const [declined, setDeclined] = useState<StoredRequest>();
  return (
    <>
      <PageHeading
        title="Requested contractors"
        description="Companies that clients request and that are new to VCMS, the longest waiting first."
      />
      {state.kind === 'loading' && <LoadingBlock label="Loading the requests" rows={5} />}
      {state.kind === 'failed' && <FailurePanel failure={state.failure} retry={state.retry} />}
      {state.kind === 'ready' && (
        <>
          {state.items.length === 0 && (
            <EmptyState
              title="No request is waiting."
              description="Clients’ requests appear here."
              icon="users"
            />
          )}
          {state.items.length > 0 && (
            <Box as="ul" m="0" p="0" listStyleType="none" aria-label="Requests">
              {state.items.map((request) => (
                <RequestRow
                  key={request.id}
                  request={request}
                  isPending={pending.has(request.id)}
                  decline={() => setDeclined(request)}
                />
              ))}
            </Box>
          )}
          {state.items.length === SHOWN && (
            <Text mt="4" color="fg.muted">
              The first {SHOWN} are shown.
            </Text>
          )}
          <DamagedNote count={state.unreadable.length} />
        </>
      )}
      {declined !== undefined && <DeclineDialog request={declined} onClose={() => setDeclined(undefined)} />}
    </>
  );
}
