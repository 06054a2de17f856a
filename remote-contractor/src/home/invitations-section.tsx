import type { LiveState } from '@vcms/data';
import { type Engagement, formatDate } from '@vcms/domain';
import { LiveSection, useOpenDialog } from '@vcms/kits';
import { lazyWithRetry } from '@vcms/sdk';
import { Box, Button, Flex, Stack, Text } from '@vcms/ui';
import { Suspense } from 'react';
import { type InvitationAnswer, InvitationAnswerContext } from './invitation-answer.ts';

const AnswerDialog = lazyWithRetry(async () => (await import('./answer-dialog.tsx')).AnswerDialog);

interface InvitationRowProps {
  readonly engagement: Engagement;
  readonly answer: (action: InvitationAnswer['action']) => void;
}

function InvitationRow({ engagement, answer }: InvitationRowProps) {
  const { clientName, updatedAt } = engagement;
  return (
    <Flex as="li" wrap="wrap" gap="3" justify="space-between" align="center">
      <Box minW="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {clientName}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          Invited on {formatDate(updatedAt)}
        </Text>
      </Box>
      <Flex gap="2">
        <Button
          size="sm"
          variant="outline"
          aria-label={`Decline ${clientName}`}
          onClick={() => answer('decline')}
        >
          Decline
        </Button>
        <Button size="sm" aria-label={`Accept ${clientName}`} onClick={() => answer('accept')}>
          Accept
        </Button>
      </Flex>
    </Flex>
  );
}

function onlyInvited(state: LiveState<Engagement>): LiveState<Engagement> {
  if (state.kind !== 'ready') return state;
  return { kind: 'ready', items: state.items.filter((one) => one.state === 'invited'), unreadable: [] };
}

/** Invitations to answer (domain 4.2, N1); nothing while there are none. */
export function InvitationsSection({ state }: { readonly state: LiveState<Engagement> }) {
  const [open, setOpen, close] = useOpenDialog<Omit<InvitationAnswer, 'close'>>();
  const invited = onlyInvited(state);
  const isShown = invited.kind === 'ready' && invited.items.length > 0;
  return (
    <>
      {isShown && (
        <LiveSection title="Invitations to answer" state={invited} empty={null}>
          {(items) => (
            <Stack as="ul" gap="4" listStyleType="none">
              {items.map((engagement) => (
                <InvitationRow
                  key={engagement.id}
                  engagement={engagement}
                  answer={(action) => setOpen({ engagement, action })}
                />
              ))}
            </Stack>
          )}
        </LiveSection>
      )}
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
