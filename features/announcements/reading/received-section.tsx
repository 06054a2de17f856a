import { useLiveQuery } from '@vcms/data';
import { formatDate } from '@vcms/domain';
import { LiveSection, ROW_HEIGHT } from '@vcms/kits';
import { lazyWithRetry, useBackend, useSession } from '@vcms/sdk';
import { Badge, Box, Button, Flex, Stack, Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { Suspense, useState } from 'react';
import { type ReceivedLine, receivedAnnouncementsQuery } from '../data/index.ts';
import { useNamedAnnouncement } from './use-named-announcement.ts';

// What reads markdown comes once something is read.
const NamedDialog = lazyWithRetry(async () => (await import('./named-dialog.tsx')).NamedDialog);

/** Announcements read at first, and more by each press. */
const PAGE = 5;

/** What the reader still has to do with it, in a word; undefined: nothing. */
function openWord({ readAt, ackRequired, acknowledgedAt }: ReceivedLine): string | undefined {
  if (ackRequired && acknowledgedAt === undefined) return 'Acknowledge';
  return readAt === undefined ? 'New' : undefined;
}

function ReceivedRow({ received, open }: { readonly received: ReceivedLine; readonly open: () => void }) {
  const word = openWord(received);
  return (
    <Box as="li" lineHeight="1.35">
      <Flex wrap="wrap" columnGap="2" align="center" justify="space-between" minH={ROW_HEIGHT}>
        <Button
          variant="plain"
          size="sm"
          height="auto"
          minW="0"
          px="0"
          py="0.5"
          color="colorPalette.fg"
          fontWeight={word === undefined ? 'normal' : 'semibold'}
          textAlign="start"
          whiteSpace="normal"
          aria-label={`Read ${received.subject}`}
          onClick={open}
        >
          {received.subject}
        </Button>
        {word !== undefined && <Badge colorPalette="orange">{word}</Badge>}
      </Flex>
      <Text color="fg.muted">
        {received.clientName}, {formatDate(received.sentAt)}
      </Text>
    </Box>
  );
}

/** What clients told the own company, newest first, to read and to acknowledge. */
export function ReceivedSection() {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const [count, setCount] = useState(PAGE);
  const { named, show } = useNamedAnnouncement();
  const state = useLiveQuery(query(receivedAnnouncementsQuery(firestore, companyId), limit(count)));
  return (
    <>
      <LiveSection
        isDense
        title="Announcements"
        rows={1}
        state={state}
        empty={<Text color="fg.muted">No announcements. What your clients announce appears here.</Text>}
      >
        {(items) => (
          <>
            <Stack as="ul" gap="1.5" textStyle="sm" listStyleType="none">
              {items.map((received) => (
                <ReceivedRow
                  key={received.announcementId}
                  received={received}
                  open={() => show(received.announcementId)}
                />
              ))}
            </Stack>
            {items.length === count && (
              <Button mt="3" variant="outline" size="sm" onClick={() => setCount(count + PAGE)}>
                Show older announcements
              </Button>
            )}
          </>
        )}
      </LiveSection>
      {named !== undefined && (
        <Suspense fallback={null}>
          <NamedDialog />
        </Suspense>
      )}
    </>
  );
}
