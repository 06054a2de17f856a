import { unmovedInStatesQuery, useLiveQuery } from '@vcms/data';
import { CONTRACTOR_TURN_STATES, type Engagement, readerDate } from '@vcms/domain';
import { LiveSection, RelativeTime, useOpenDialog } from '@vcms/kits';
import { lazyWithRetry, useBackend } from '@vcms/sdk';
import { Box, Button, Flex, Link, Stack, Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { isJustReminded, ReminderContext } from './reminder.ts';
import { recordPath } from './service-paths.ts';

const RemindDialog = lazyWithRetry(async () => (await import('./remind-dialog.tsx')).RemindDialog);

const SHOWN = 5;
/** Days without a move after which a contractor counts as stuck (domain 4.2). */
const STUCK_DAYS = 14;
const DAY_MS = 86_400_000;

interface StuckRowProps {
  readonly engagement: Engagement;
  readonly now: Date;
  readonly remind: () => void;
}

function StuckRow({ engagement, now, remind }: StuckRowProps) {
  const { contractorId, contractorName, clientName, state, updatedAt } = engagement;
  const isReminded = isJustReminded(engagement, now);
  return (
    <Flex as="li" justify="space-between" align="center" gap="3">
      <Box minW="0">
        <Link asChild fontWeight="medium" overflowWrap="anywhere">
          <RouterLink to={recordPath(contractorId, 'users')}>
            {contractorName} for {clientName}
          </RouterLink>
        </Link>
        <Text color="fg.muted">
          {state === 'invited' ? 'Invited ' : 'Last activity '}
          <RelativeTime date={readerDate(updatedAt)} today={readerDate(now)} />
        </Text>
      </Box>
      <Button
        size="xs"
        variant="outline"
        flexShrink="0"
        disabled={isReminded}
        aria-label={`${isReminded ? 'Reminded' : 'Remind'} ${contractorName} for ${clientName}`}
        onClick={remind}
      >
        {isReminded ? 'Reminded' : 'Remind'}
      </Button>
    </Flex>
  );
}

/** Contractors whose own step has been due for two weeks, longest first, each with its record and a reminder. */
export function StuckSection({ now }: { readonly now: () => Date }) {
  const { firestore } = useBackend();
  const [before] = useState(() => new Date(now().getTime() - STUCK_DAYS * DAY_MS));
  const unmoved = unmovedInStatesQuery(firestore, CONTRACTOR_TURN_STATES, before);
  const state = useLiveQuery(query(unmoved, limit(SHOWN)));
  const [engagement, setOpen, close] = useOpenDialog<Engagement>();
  return (
    <>
      <LiveSection
        isDense
        title="Stuck contractors"
        rows={1}
        description="No activity for 14 days"
        state={state}
        empty={<Text color="fg.muted">No one is stuck.</Text>}
      >
        {(items) => (
          <Stack as="ul" gap="1.5" textStyle="sm" listStyleType="none">
            {items.map((one) => (
              <StuckRow key={one.id} engagement={one} now={now()} remind={() => setOpen(one)} />
            ))}
          </Stack>
        )}
      </LiveSection>
      {engagement !== undefined && (
        <ReminderContext.Provider value={{ engagement, close }}>
          <Suspense fallback={null}>
            <RemindDialog />
          </Suspense>
        </ReminderContext.Provider>
      )}
    </>
  );
}
