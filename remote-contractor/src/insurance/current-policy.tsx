import type { CalendarDate, Policy } from '@vcms/domain';
import { EvidenceChip } from '@vcms/kits';
import { OnBehalfNote } from '@vcms/kits/on-behalf';
import { UnconfirmedMark } from '@vcms/kits/pending';
import { Box, Flex, Text } from '@vcms/ui';
import { endingText } from './ending-text.ts';
import { HolderSummary } from './holders/holder-summary.tsx';
import { PolicyMenu } from './policy-menu.tsx';
import { PolicyReturns } from './policy-returns.tsx';

export interface CurrentPolicyProps {
  readonly policy: Policy | undefined;
  readonly today: CalendarDate;
}

/** The policy that counts today, with what can be done with it. */
export function CurrentPolicy({ policy, today }: CurrentPolicyProps) {
  if (policy === undefined) {
    return (
      <Text color="fg.muted" mb="3">
        No policy is in force. Upload an ACORD 25 or ask your broker.
      </Text>
    );
  }
  return (
    <Box mb="4">
      <Flex wrap="wrap" columnGap="4" rowGap="2" align="flex-start" justify="space-between">
        <Box minW="0">
          <Flex wrap="wrap" gap="2" align="center">
            <Text fontWeight="semibold">{policy.insurerName}</Text>
            <EvidenceChip state={policy.state} />
            <UnconfirmedMark record={policy} />
          </Flex>
          <Text textStyle="sm" color="fg.muted">
            No. {policy.policyNumber} · {endingText(policy, today)}
          </Text>
          <HolderSummary policy={policy} />
        </Box>
        <PolicyMenu policy={policy} />
      </Flex>
      <OnBehalfNote record={policy} reader="contractor" />
      <PolicyReturns policy={policy} />
    </Box>
  );
}
