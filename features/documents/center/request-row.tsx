import { type CheckedRecord, companyRef, useLiveDocument } from '@vcms/data';
import type { CalendarDate } from '@vcms/domain';
import { useBackend } from '@vcms/sdk';
import { Box, Button, Flex, Link, StatusChip, Text } from '@vcms/ui';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { FOLDER_LABELS } from '../model/folders.ts';
import { dueWords } from '../model/request-form.ts';
import { withChoice } from './center-path.ts';

/** A request's record as it is read. */
export type StoredRequest = Extract<CheckedRecord<'documentRequests'>, { readonly ok: true }>['value'];

export interface RequestRowProps {
  readonly request: StoredRequest;
  readonly today: CalendarDate;
  /** The reader's own side has requested it, and so decides. */
  readonly isOwn: boolean;
  readonly onAccept: () => void;
  readonly onWithdraw: () => void;
}

function RequestedBy({ clientId }: { readonly clientId: string }) {
  const { firestore } = useBackend();
  const client = useLiveDocument(companyRef(firestore, clientId));
  return <>, requested by {client.kind === 'ready' ? client.value.name : 'a client'}</>;
}

/** One request with where it is, and what its side may do with it. */
export function RequestRow({ request, today, isOwn, onAccept, onWithdraw }: RequestRowProps) {
  const [params] = useSearchParams();
  const { title, category, note, state, dueOn, documentId, clientId } = request;
  const isSubmitted = state === 'submitted';
  const due = dueWords(dueOn, today);
  return (
    <Flex as="li" wrap="wrap" gap="3" justify="space-between" align="center">
      <Box flex="1 1 14rem" minW="0" overflowWrap="anywhere">
        <Flex wrap="wrap" gap="2" align="center">
          {documentId === undefined ? (
            <Text fontWeight="medium">{title}</Text>
          ) : (
            <Link asChild fontWeight="medium">
              <RouterLink to={{ search: withChoice(params, 'open', documentId).toString() }}>
                {title}
              </RouterLink>
            </Link>
          )}
          {isSubmitted ? (
            <StatusChip tone="waiting" label="Submitted" />
          ) : (
            <StatusChip tone={due.tone} label={due.label} />
          )}
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          {FOLDER_LABELS[category]}
          {!isOwn && clientId !== undefined && <RequestedBy clientId={clientId} />}
        </Text>
        {note !== '' && <Text textStyle="sm">{note}</Text>}
      </Box>
      {isOwn && (
        <Flex gap="2" wrap="wrap">
          {isSubmitted && (
            <Button size="sm" aria-label={`Mark as done: ${title}`} onClick={onAccept}>
              Mark as done
            </Button>
          )}
          <Button size="sm" variant="outline" aria-label={`Withdraw ${title}`} onClick={onWithdraw}>
            Withdraw
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
