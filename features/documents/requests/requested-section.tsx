import { useLiveQuery } from '@vcms/data';
import type { CalendarDate } from '@vcms/domain';
import { LiveSection, useOpenDialog } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { Box, Button, Flex, Icon, Stack, StatusChip, Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { lazy, Suspense } from 'react';
import { type RequestedLine, requestedLinesQuery } from '../data/requested-query.ts';
import { dueWords } from '../model/request-form.ts';

/** What uploads comes with the first answer. */
const AnswerDialog = lazy(async () => ({ default: (await import('./answer-dialog.tsx')).AnswerDialog }));

/** Requests that are read: those due first. */
const READ = 10;

export interface RequestedSectionProps {
  readonly today: CalendarDate;
  /** Who requests: a client, or the firm where it is undefined. */
  readonly nameOf: (clientId: string | undefined) => string;
}

interface RowProps {
  readonly line: RequestedLine;
  readonly from: string;
  readonly today: CalendarDate;
  readonly onUpload: () => void;
}

function RequestedRow({ line: { title, note, dueOn }, from, today, onUpload }: RowProps) {
  const due = dueWords(dueOn, today);
  return (
    <Box as="li">
      <Flex gap="3" justify="space-between" align="flex-start">
        <Text fontWeight="medium" minW="0" overflowWrap="anywhere">
          {from} requests: {title}
        </Text>
        <Button size="xs" flexShrink="0" aria-label={`Upload ${title}`} onClick={onUpload}>
          <Icon name="upload" /> Upload
        </Button>
      </Flex>
      <StatusChip tone={due.tone} label={due.label} />
      {note !== '' && (
        <Text color="fg.muted" overflowWrap="anywhere">
          {note}
        </Text>
      )}
    </Box>
  );
}

/** Documents that the firm and clients request of the own company; nothing where there are none. */
export function RequestedSection({ today, nameOf }: RequestedSectionProps) {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const [answering, answer, close] = useOpenDialog<RequestedLine>();
  const state = useLiveQuery(query(requestedLinesQuery(firestore, companyId), limit(READ)));
  const isEmpty = state.kind === 'ready' && state.items.length === 0 && state.unreadable.length === 0;
  const isShown = state.kind !== 'loading' && !isEmpty;
  return (
    <>
      {isShown && (
        <LiveSection isDense title="Documents requested from you" state={state} empty={null}>
          {(items) => (
            <Stack as="ul" gap="2" textStyle="sm" listStyleType="none">
              {items.map((line) => (
                <RequestedRow
                  key={line.id}
                  line={line}
                  from={nameOf(line.clientId)}
                  today={today}
                  onUpload={() => answer(line)}
                />
              ))}
            </Stack>
          )}
        </LiveSection>
      )}
      {answering !== undefined && (
        <Suspense fallback={null}>
          <AnswerDialog line={answering} from={nameOf(answering.clientId)} today={today} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
