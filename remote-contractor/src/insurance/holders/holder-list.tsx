import { ENDORSEMENT_LABELS, isWaitingHolder, type Policy, type PolicyHolder } from '@vcms/domain';
import type { InsuranceDossier } from '@vcms/insurance/policy-editor';
import { useOpenDialog } from '@vcms/kits';
import { Box, Button, Flex, Text, VisuallyHidden } from '@vcms/ui';
import { HolderDialog } from './holder-dialog.tsx';
import { holderOf } from './holder-draft.ts';

/** What a policy shows for one client, in a few words. */
export function holderWords(holder: PolicyHolder | undefined): string {
  const named = holder?.scheduled.map((name) => ENDORSEMENT_LABELS[name].toLowerCase()) ?? [];
  const certificate =
    holder?.certificateDocId === undefined ? 'No certificate of its own' : 'Certificate on file';
  return named.length === 0 ? certificate : `${certificate}; named for ${named.join(', ')}`;
}

function ReviewNote({ words }: { readonly words: string | undefined }) {
  if (words === undefined) return null;
  return (
    <Text as="span" display="block" color="fg.muted">
      {words}
    </Text>
  );
}

/** Whether it counts yet, in words; undefined: nothing to add. A draft is nowhere in review. */
export function reviewWords(
  holder: PolicyHolder | undefined,
  { state }: Pick<Policy, 'state'>,
): string | undefined {
  if (holder === undefined || state === 'draft') return undefined;
  if (holder.state === 'changes_requested')
    return `Returned: ${holder.decision?.comment ?? 'please correct it.'}`;
  return isWaitingHolder(holder) ? 'Waiting for review' : undefined;
}

export interface HolderListProps {
  readonly policy: Policy;
  readonly file: InsuranceDossier;
}

/** For each engaged client: is a certificate made out to it, which endorsements name it, and the way to change that. */
export function HolderList({ policy, file }: HolderListProps) {
  const [open, setOpen, close] = useOpenDialog<string>();
  const { engagements, holders, policies } = file.records;
  const stored = policies.find(({ id }) => id === policy.id);
  const chosen = engagements.find(({ clientId }) => clientId === open);
  return (
    <>
      <Box as="ul" m="0" p="0" aria-label={`Certificates by client, policy ${policy.policyNumber}`}>
        {engagements.map(({ clientId, clientName }) => (
          <Flex
            as="li"
            key={clientId}
            listStyleType="none"
            gap="3"
            py="1.5"
            align="center"
            justify="space-between"
          >
            <Text textStyle="sm" minW="0">
              <Text as="span" fontWeight="medium">
                {clientName}
              </Text>
              : {holderWords(holderOf(holders, policy.id, clientId))}
              <ReviewNote words={reviewWords(holderOf(holders, policy.id, clientId), policy)} />
            </Text>
            <Button size="xs" variant="outline" onClick={() => setOpen(clientId)}>
              Change
              <VisuallyHidden>
                : {clientName}, policy {policy.policyNumber}
              </VisuallyHidden>
            </Button>
          </Flex>
        ))}
      </Box>
      {chosen !== undefined && stored !== undefined && (
        <HolderDialog file={file} policy={stored} engagement={chosen} onClose={close} />
      )}
    </>
  );
}
