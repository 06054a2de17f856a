import { type CalendarDate, LINE_LABELS, type LineOverview } from '@vcms/domain';
import { ComplianceChip } from '@vcms/pages';
import { ClientGaps } from '@vcms/pages/policy-editor';
import { Box, Flex, Heading, SimpleGrid } from '@vcms/ui';
import { useId } from 'react';
import { CurrentPolicy } from './current-policy.tsx';
import { GraceNotice } from './grace-notice.tsx';
import { LimitTable } from './limit-table.tsx';
import { PolicyHistory } from './policy-history.tsx';
import { VarianceButton } from './variance-desk.tsx';

export interface LineCardProps {
  readonly overview: LineOverview;
  readonly today: CalendarDate;
}

/** One line of the certificate: its status, the policy that counts, the strictest demand beside it, and who misses what. */
export function LineCard({ overview, today }: LineCardProps) {
  const id = useId();
  const { line, status, current, clients, policies } = overview;
  return (
    <Box
      as="section"
      aria-labelledby={id}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      boxShadow="xs"
      p={{ base: '4', md: '6' }}
    >
      <Flex wrap="wrap" gap="3" align="center" justify="space-between">
        <Heading as="h2" id={id} size="lg">
          {LINE_LABELS[line]}
        </Heading>
        <ComplianceChip status={status} />
      </Flex>
      <SimpleGrid mt="4" columns={{ base: 1, xl: 2 }} gap="6">
        <Box minW="0">
          <GraceNotice overview={overview} today={today} />
          <CurrentPolicy policy={current} today={today} />
          <LimitTable overview={overview} />
        </Box>
        <Box minW="0">
          <ClientGaps clients={clients} actionsOf={(client) => <VarianceButton client={client} />} />
        </Box>
      </SimpleGrid>
      <PolicyHistory policies={policies.filter(({ id: policyId }) => policyId !== current?.id)} />
    </Box>
  );
}
