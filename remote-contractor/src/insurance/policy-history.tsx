import { formatDate, type Policy } from '@vcms/domain';
import { OnBehalfNote } from '@vcms/insurance/on-behalf';
import { EvidenceChip } from '@vcms/kits';
import { Box, Flex, Heading, Text } from '@vcms/ui';
import { HolderList } from './holders/holder-list.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { PolicyReturns } from './policy-returns.tsx';

/** The other policies of a line: drafts, renewals, and those that ended. */
export function PolicyHistory({ policies }: { readonly policies: readonly Policy[] }) {
  if (policies.length === 0) return null;
  return (
    <Box mt="5" borderTopWidth="1px" pt="4">
      <Heading as="h3" size="sm" mb="2">
        Other policies
      </Heading>
      <Box as="ul" m="0" p="0">
        {policies.map((policy) => (
          <Flex
            as="li"
            key={policy.id}
            listStyleType="none"
            wrap="wrap"
            gap="2"
            align="center"
            justify="space-between"
            py="2"
          >
            <Text textStyle="sm">
              {policy.insurerName}, no. {policy.policyNumber}, {formatDate(policy.effective)} to{' '}
              {formatDate(policy.expiration)}
            </Text>
            <Flex wrap="wrap" gap="3" align="center">
              <MoveButtons policy={policy} />
              <EvidenceChip state={policy.state} />
            </Flex>
            <Box flexBasis="full" minW="0">
              <OnBehalfNote policy={policy} reader="contractor" />
              <PolicyReturns policy={policy} />
              <HolderList policy={policy} />
            </Box>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
