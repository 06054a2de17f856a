import { useLiveQuery } from '@vcms/data';
import type { CalendarDate } from '@vcms/domain';
import { LiveSection, useOpenDialog } from '@vcms/kits';
import { ConfirmWriteDialog, FormProblem, writeProblem } from '@vcms/kits/form';
import { useBackend, useNotify, useSession } from '@vcms/sdk';
import { Box, Stack, Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { useState } from 'react';
import { documentRequestsQuery } from '../data/request-queries.ts';
import { acceptAnswer, withdrawRequest } from '../data/request-writer.ts';
import type { FolderOwner } from './owner-gate.tsx';
import { RequestRow, type StoredRequest } from './request-row.tsx';

/** Requests that are read: those due first. */
const READ = 25;

export interface RequestsSectionProps {
  readonly owner: FolderOwner;
  readonly today: CalendarDate;
}

/** What was requested of a contractor and is not done; nothing where there is none. */
export function RequestsSection({ owner: { name, place }, today }: RequestsSectionProps) {
  const { firestore } = useBackend();
  const { userId: uid } = useSession();
  const notify = useNotify();
  const [leaving, askToWithdraw, close] = useOpenDialog<StoredRequest>();
  const [problem, setProblem] = useState<string>();
  const state = useLiveQuery(query(documentRequestsQuery(firestore, place), limit(READ)));
  const context = { firestore, uid };

  async function accept({ id, title }: StoredRequest): Promise<void> {
    setProblem(undefined);
    const result = await acceptAnswer(context, id);
    if (result.kind !== 'done') return setProblem(writeProblem(result));
    notify.show({ kind: 'success', message: `${title} is done.` });
  }

  const isEmpty = state.kind === 'ready' && state.items.length === 0 && state.unreadable.length === 0;
  const isShown = state.kind !== 'loading' && !isEmpty;
  return (
    <>
      {isShown && (
        <Box mb="6">
          <LiveSection
            title="Requested documents"
            state={state}
            before={<FormProblem message={problem} />}
            empty={<Text color="fg.muted">Nothing is requested.</Text>}
          >
            {(items) => (
              <Stack as="ul" gap="4" listStyleType="none">
                {items.map((request) => (
                  <RequestRow
                    key={request.id}
                    request={request}
                    today={today}
                    isOwn={request.clientId === place.clientId}
                    onAccept={() => void accept(request)}
                    onWithdraw={() => askToWithdraw(request)}
                  />
                ))}
              </Stack>
            )}
          </LiveSection>
        </Box>
      )}
      {leaving !== undefined && (
        <ConfirmWriteDialog
          title={`Withdraw the request for ${leaving.title}?`}
          verb="Withdraw"
          done="Request withdrawn."
          change={() => withdrawRequest(context, leaving.id)}
          onClose={close}
        >
          <Text>
            It leaves the home page of {name}.
            {leaving.state === 'submitted' && ' The file that was submitted stays on file.'}
          </Text>
        </ConfirmWriteDialog>
      )}
    </>
  );
}
