import { ENDORSEMENT_LABELS, isWaitingHolder, type Policy, type PolicyHolder } from '@vcms/domain';
import { useOpenDialog } from '@vcms/kits';
import { Box, Button, Flex, Heading, Text, VisuallyHidden } from '@vcms/ui';
import { HolderDialog } from './holder-dialog.tsx';
import { holderOf } from './holder-draft.ts';
import { useInsuranceRecords } from './insurance-records.tsx';

/** Policies that still show something: what ended or was returned for good is history. */
const OPEN_STATES: readonly Policy['state'][] = [
  'draft',
  'submitted',
  'in_review',
  'changes_requested',
  'accepted',
];

/** What a policy shows for one client, in a few words. */
export function holderWords(holder: PolicyHolder | undefined): string {
  const named = holder?.scheduled.map((name) => ENDORSEMENT_LABELS[name].toLowerCase()) ?? [];
  const certificate = holder?.certificateDocId === undefined ? 'No certificate' : 'Certificate on file';
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

/** For each engaged client: is a certificate made out to it, which endorsements name it, and the way to change that. */
export function HolderList({ policy }: { readonly policy: Policy }) {
  const file = useInsuranceRecords();
  const [open, setOpen, close] = useOpenDialog<string>();
  const stored = file?.records.policies.find(({ id }) => id === policy.id);
  if (file === undefined || stored === undefined || !OPEN_STATES.includes(policy.state)) return null;
  if (policy.expiration <= file.today) return null;
  const { engagements, holders } = file.records;
  if (engagements.length === 0) return null;
  const chosen = engagements.find(({ clientId }) => clientId === open);
  return (
    <Box my="4">
      <Heading as="h3" size="sm" mb="1">
        Certificates by client
      </Heading>
      <Box as="ul" m="0" p="0" aria-label={`Certificates by client, policy ${policy.policyNumber}`}>
        {engagements.map(({ clientId, clientName }) => (
          <Flex
            as="li"
            key={clientId}
            listStyleType="none"
            gap="3"
            py="1"
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
            <Button size="xs" variant="outline" data-print="hide" onClick={() => setOpen(clientId)}>
              Change
              <VisuallyHidden>
                : {clientName}, policy {policy.policyNumber}
              </VisuallyHidden>
            </Button>
          </Flex>
        ))}
      </Box>
      {chosen !== undefined && (
        <HolderDialog file={file} policy={stored} engagement={chosen} onClose={close} />
      )}
    </Box>
  );
}
