import type { LiveState, Standing } from '@vcms/data';
import type { CalendarDate, Company, Engagement } from '@vcms/domain';
import { LiveSection, useArrivalAt, useOpenDialog } from '@vcms/kits';
import { useExpectedState } from '@vcms/kits/pending';
import { lazyWithRetry } from '@vcms/sdk';
import { Box, EmptyState, Stack } from '@vcms/ui';
import { Suspense } from 'react';
import { ClientCard } from './client-card.tsx';
import { engagementPath } from './expected-answer.ts';
import { type InvitationAnswer, InvitationAnswerContext } from './invitation-answer.ts';

const AnswerDialog = lazyWithRetry(async () => (await import('./answer-dialog.tsx')).AnswerDialog);

/** The part of the address by which notices of a status and of new demands lead here (`notice-place.ts`). */
const HASH = '#clients';

export interface ClientsSectionProps {
  readonly state: LiveState<Engagement>;
  /** Waited for, so that the cards do not grow once they stand. */
  readonly standings: LiveState<Standing>;
  readonly firm: LiveState<Company>;
  readonly today: CalendarDate;
}

/** The firm's name as soon as it is known. */
function nameOfFirm(firm: LiveState<Company>): string {
  return (firm.kind === 'ready' ? firm.items[0]?.name : undefined) ?? 'The firm';
}

function ClientList({ state: stored, standings, firm, today }: ClientsSectionProps) {
  const known = standings.kind === 'ready' ? standings.items : [];
  const { state, pending } = useExpectedState(stored, engagementPath);
  // Here and not at the card: an answer changes the card under its own dialog.
  const [open, setOpen, close] = useOpenDialog<Omit<InvitationAnswer, 'close'>>();
  return (
    <>
      <LiveSection
        isDense
        title="Your clients"
        rows={5}
        state={standings.kind === 'loading' ? standings : state}
        empty={
          <EmptyState
            level={3}
            icon="briefcase"
            title="You are not connected to a client yet."
            description={`${nameOfFirm(firm)} will invite you, or ask your client.`}
          />
        }
      >
        {(items) => (
          <Stack as="ul" gap="0" listStyleType="none" m="0" p="0">
            {items
              .toSorted((a, b) => a.clientName.localeCompare(b.clientName, 'en'))
              .map((engagement) => (
                <ClientCard
                  key={engagement.id}
                  engagement={engagement}
                  isPending={pending.has(engagement.id)}
                  standing={known.find(({ id }) => id === engagement.id)}
                  today={today}
                  answer={(action) => setOpen({ engagement, action })}
                />
              ))}
          </Stack>
        )}
      </LiveSection>
      {open !== undefined && (
        <InvitationAnswerContext.Provider value={{ ...open, close }}>
          <Suspense fallback={null}>
            <AnswerDialog />
          </Suspense>
        </InvitationAnswerContext.Provider>
      )}
    </>
  );
}

/** Every client of the contractor with status, reasons and next actions; invitations are answered here (domain 4.2, N1). */
export function ClientsSection(props: ClientsSectionProps) {
  const section = useArrivalAt(HASH, true);
  return (
    <Box ref={section} tabIndex={-1} outline="none" scrollMarginTop="20">
      <ClientList {...props} />
    </Box>
  );
}
