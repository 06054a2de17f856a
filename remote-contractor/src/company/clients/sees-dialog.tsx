import { recordsOf, useLiveQuery } from '@vcms/data';
import { FileStateChip } from '@vcms/documents/center';
import { type Engagement, EVIDENCE_VISIBLE_STATES, may } from '@vcms/domain';
import { FailurePanel, ReadingDialog } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { Box, Flex, Heading, List, LoadingBlock, Stack, Text } from '@vcms/ui';
import { limit, query, where } from 'firebase/firestore';

const READ = 100;

/** What the access rules let a client read of a contractor, in words. */
const SEEN = [
  'Your profile, trades and NAICS codes, and what you declared that waits for confirmation.',
  'Names, titles, e-mail addresses and phone numbers of your people.',
  'Insurance policies, OSHA years, EMR, safety programs and answers, with their reviews.',
  'People you assigned to it, with their photos and documents; of sensitive ones only status and dates.',
] as const;
const HIDDEN = [
  'Your EIN, owner, tax class and D-U-N-S number.',
  'Unredacted 300 logs and sensitive staff files.',
  'People you did not assign to it, their photos and their documents.',
  'What other clients decide, write or require.',
] as const;

function Files({ clientId }: { readonly clientId: string }) {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const shown = where('visibility', 'in', ['engaged', `client:${clientId}`]);
  const state = useLiveQuery(query(recordsOf(firestore, 'documents', companyId), shown, limit(READ)));
  if (state.kind === 'loading') return <LoadingBlock label="Loading your files" rows={2} />;
  if (state.kind === 'failed') return <FailurePanel failure={state.failure} retry={state.retry} />;
  if (state.items.length === 0) return <Text color="fg.muted">No files.</Text>;
  return (
    <Stack as="ul" gap="2" listStyleType="none" m="0" p="0">
      {state.items.map((file) => (
        <Flex as="li" key={file.id} wrap="wrap" gap="2" justify="space-between">
          <Text overflowWrap="anywhere" minW="0">
            {file.title} ({file.fileName})
          </Text>
          <FileStateChip file={file} />
        </Flex>
      ))}
    </Stack>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <Box mb="5">
      <Heading as="h3" size="sm" mb="2">
        {title}
      </Heading>
      <List.Root ps="5">
        {lines.map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List.Root>
    </Box>
  );
}

export interface SeesDialogProps {
  readonly engagement: Engagement;
  readonly onClose: () => void;
}

/** What one client sees of the company now, with the files by name (domain section 2, visibility switch). */
export function SeesDialog({ engagement, onClose }: SeesDialogProps) {
  const { role } = useSession();
  const { clientId, clientName, state } = engagement;
  const isOpen = EVIDENCE_VISIBLE_STATES.includes(state);
  const isBefore = state === 'requested' || state === 'invited';
  return (
    <ReadingDialog title={`What ${clientName} sees`} size="lg" onClose={onClose}>
      {isOpen ? (
        <>
          <Lines title="It sees" lines={SEEN} />
          {may(role, 'submitEvidence') && (
            <Box mb="5">
              <Heading as="h3" size="sm" mb="2">
                Files it can open
              </Heading>
              <Files clientId={clientId} />
            </Box>
          )}
          <Lines title="It never sees" lines={HIDDEN} />
        </>
      ) : (
        <Text>
          {isBefore
            ? `Only your name, trades and city. From the moment you accept, ${clientName} sees what you submit.`
            : `Nothing new: ${clientName} keeps the connection itself and its own reviews, variances and notes.`}
        </Text>
      )}
    </ReadingDialog>
  );
}
