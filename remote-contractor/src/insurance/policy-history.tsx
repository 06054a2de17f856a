import { type CalendarDate, formatDate, type Policy } from '@vcms/domain';
import { EvidenceChip } from '@vcms/kits';
import { OnBehalfNote } from '@vcms/kits/on-behalf';
import { UnconfirmedMark } from '@vcms/kits/pending';
import { Box, Flex, Heading, Text } from '@vcms/ui';
import { HolderSummary } from './holders/holder-summary.tsx';
import { PolicyMenu } from './policy-menu.tsx';
import { isAhead } from './policy-moves.ts';
import { PolicyReturns } from './policy-returns.tsx';

function PolicyRow({ policy }: { readonly policy: Policy }) {
  return (
    <Box as="li" listStyleType="none" py="1.5">
      <Flex wrap="wrap" gap="2" align="center" justify="space-between">
        <Text textStyle="sm" minW="0" overflowWrap="anywhere">
          {policy.insurerName}, no. {policy.policyNumber}, {formatDate(policy.effective)} to{' '}
          {formatDate(policy.expiration)}
        </Text>
        <Flex wrap="wrap" gap="3" align="center">
          <EvidenceChip state={policy.state} />
          <UnconfirmedMark record={policy} />
          <PolicyMenu policy={policy} />
        </Flex>
      </Flex>
      <HolderSummary policy={policy} />
      <OnBehalfNote record={policy} reader="contractor" />
      <PolicyReturns policy={policy} />
    </Box>
  );
}

function Rows({ policies }: { readonly policies: readonly Policy[] }) {
  return (
    <Box as="ul" m="0" p="0">
      {policies.map((policy) => (
        <PolicyRow key={policy.id} policy={policy} />
      ))}
    </Box>
  );
}

export interface PolicyHistoryProps {
  readonly policies: readonly Policy[];
  readonly today: CalendarDate;
}

/** The other policies of a line: drafts, renewals and what came back in sight, those that are over folded. */
export function PolicyHistory({ policies, today }: PolicyHistoryProps) {
  const ahead = policies.filter((policy) => isAhead(policy, today));
  const over = policies.filter((policy) => !isAhead(policy, today));
  if (policies.length === 0) return null;
  return (
    <Box mt="4" borderTopWidth="1px" pt="3">
      {ahead.length > 0 && (
        <>
          <Heading as="h3" size="sm">
            Does not count yet
          </Heading>
          <Rows policies={ahead} />
        </>
      )}
      {over.length > 0 && (
        <Box as="details">
          <Box as="summary" cursor="pointer" textStyle="sm" color="fg.muted" width="fit-content">
            {over.length} earlier {over.length === 1 ? 'policy' : 'policies'}
          </Box>
          <Rows policies={over} />
        </Box>
      )}
    </Box>
  );
}
