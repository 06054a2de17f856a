import { type CalendarDate, daysBetween, formatDate, type Policy } from '@vcms/domain';
import { OnBehalfNote } from '@vcms/insurance/on-behalf';
import { EvidenceChip } from '@vcms/kits';
import { Box, Flex, Text } from '@vcms/ui';
import { HolderList } from './holders/holder-list.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { PolicyReturns } from './policy-returns.tsx';

/** When the cover ends, as people say it. */
function endingText({ expiration, cancelledOn }: Policy, today: CalendarDate): string {
  if (cancelledOn !== undefined && cancelledOn < expiration) return `Cancelled on ${formatDate(cancelledOn)}`;
  const days = daysBetween(today, expiration);
  // The day of the expiration itself is not covered.
  if (days <= 0) return `Ended on ${formatDate(expiration)}`;
  return `Ends on ${formatDate(expiration)}, in ${days === 1 ? '1 day' : `${days} days`}`;
}

export interface CurrentPolicyProps {
  readonly policy: Policy | undefined;
  readonly today: CalendarDate;
}

/** The policy that counts today. */
export function CurrentPolicy({ policy, today }: CurrentPolicyProps) {
  if (policy === undefined) {
    return (
      <Text color="fg.muted" mb="4">
        No policy is in force. Upload an ACORD 25 or ask your broker.
      </Text>
    );
  }
  return (
    <>
      <Flex wrap="wrap" gap="3" align="flex-start" justify="space-between" mb="4">
        <Box>
          <Text fontWeight="semibold">{policy.insurerName}</Text>
          <Text textStyle="sm" color="fg.muted">
            No. {policy.policyNumber} · {endingText(policy, today)}
          </Text>
          <OnBehalfNote policy={policy} reader="contractor" />
          <Box mt="2">
            <MoveButtons policy={policy} />
          </Box>
        </Box>
        <EvidenceChip state={policy.state} />
      </Flex>
      <PolicyReturns policy={policy} />
      <HolderList policy={policy} />
    </>
  );
}
