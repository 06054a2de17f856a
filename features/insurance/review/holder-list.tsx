import { ENDORSEMENT_LABELS, type Engagement, isWaitingHolder, type Policy } from '@vcms/domain';
import { ReviewCard, type ReviewSide } from '@vcms/kits/review';
import { Box, Button, Flex, Stack, Text, VisuallyHidden } from '@vcms/ui';
import type { HolderRecord } from '../data/holder-writer.ts';
import { HolderDecision } from './holder-decision.tsx';

export interface HolderListProps {
  readonly contractorId: string;
  readonly policy: Policy;
  readonly holders: readonly HolderRecord[];
  readonly engagements: readonly Engagement[];
  readonly side: ReviewSide;
  /** Clients that decide alone on what they are shown. */
  readonly decidingAlone: readonly string[];
  readonly show: (documentId: string, label: string) => void;
}

/** Where the record stands, in words; '' where there is nothing to say. */
function holderNote(holder: HolderRecord, policy: Pick<Policy, 'state'>): string {
  if (holder.state === 'changes_requested') return 'Returned to the contractor';
  if (!isWaitingHolder(holder)) return holder.reviewed === undefined ? '' : 'Reviewed';
  return policy.state === 'accepted' ? 'Waiting for review' : 'Reviewed with the policy';
}

interface PageButtonProps extends Pick<HolderListProps, 'show'> {
  readonly documentId: string;
  readonly text: string;
  readonly label: string;
}

function PageButton({ documentId, text, label, show }: PageButtonProps) {
  return (
    <Button size="xs" variant="outline" onClick={() => show(documentId, label)}>
      {text}
      <VisuallyHidden>: {label.charAt(0).toLowerCase() + label.slice(1)}</VisuallyHidden>
    </Button>
  );
}

function Pages({ holder, name, show }: { readonly holder: HolderRecord; readonly name: string } & Shown) {
  const { certificateDocId, docIds } = holder;
  return (
    <Flex gap="2" wrap="wrap" justify="flex-end">
      {certificateDocId === undefined ? (
        <Text textStyle="sm" color="fg.muted">
          No certificate
        </Text>
      ) : (
        <PageButton
          documentId={certificateDocId}
          text="Show page"
          label={`Certificate for ${name}`}
          show={show}
        />
      )}
      {docIds.map((docId, at) => (
        <PageButton
          key={docId}
          documentId={docId}
          text={`Endorsement ${at + 1}`}
          label={`Endorsement page ${at + 1} for ${name}`}
          show={show}
        />
      ))}
    </Flex>
  );
}

type Shown = Pick<HolderListProps, 'show'>;

function HolderLine({
  holder,
  name,
  ...props
}: { readonly holder: HolderRecord; readonly name: string } & HolderListProps) {
  const { policy, contractorId, side, decidingAlone, show } = props;
  const { clientId, scheduled } = holder;
  const note = holderNote(holder, policy);
  const isOwn = side.kind === 'client' ? side.scope === clientId : !decidingAlone.includes(clientId);
  const waits = policy.state === 'accepted' && isWaitingHolder(holder);
  return (
    <Box as="li" listStyleType="none" py="2" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Flex align="center" justify="space-between" gap="3">
        <Stack gap="0">
          <Text>{name}</Text>
          {scheduled.length > 0 && (
            <Text textStyle="sm" color="fg.muted">
              Named for {scheduled.map((one) => ENDORSEMENT_LABELS[one].toLowerCase()).join(', ')}
            </Text>
          )}
          {note !== '' && (
            <Text textStyle="sm" color="fg.muted">
              {note}
              {waits && !isOwn && '; the client decides for itself'}
            </Text>
          )}
        </Stack>
        <Pages {...{ holder, name, show }} />
      </Flex>
      {waits && isOwn && <HolderDecision {...{ contractorId, holder, name }} />}
    </Box>
  );
}

/** What the policy shows for one client each; what came after the policy was accepted is decided on here. */
export function HolderList(props: HolderListProps) {
  const { holders, engagements } = props;
  if (holders.length === 0) return null;
  return (
    <ReviewCard title="Certificate holders">
      <Box as="ul" m="0" p="0">
        {holders.map((holder) => (
          <HolderLine
            key={holder.clientId}
            {...props}
            holder={holder}
            name={
              engagements.find(({ clientId }) => clientId === holder.clientId)?.clientName ?? 'Another client'
            }
          />
        ))}
      </Box>
    </ReviewCard>
  );
}
