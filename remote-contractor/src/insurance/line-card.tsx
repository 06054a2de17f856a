import { type CalendarDate, LINE_LABELS, type LineOverview } from '@vcms/domain';
import { ClientGaps } from '@vcms/insurance/policy-editor';
import { ComplianceChip, DashboardSection } from '@vcms/kits';
import { Box, SimpleGrid } from '@vcms/ui';
import { CurrentPolicy } from './current-policy.tsx';
import { FurtherDemands } from './demand-list.tsx';
import { GraceNotice } from './grace-notice.tsx';
import { LimitTable } from './limit-table.tsx';
import { PolicyHistory } from './policy-history.tsx';
import { VarianceButton } from './variance-actions.tsx';

export interface LineCardProps {
  readonly overview: LineOverview;
  readonly today: CalendarDate;
}

/** One line of the certificate: its status, the policy that counts, the strictest demand beside it, and who misses what. */
export function LineCard({ overview, today }: LineCardProps) {
  const { line, status, current, clients, policies } = overview;
  return (
    <DashboardSection title={LINE_LABELS[line]} aside={<ComplianceChip status={status} />}>
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap="6">
        <Box minW="0">
          <GraceNotice overview={overview} today={today} />
          <CurrentPolicy policy={current} today={today} />
          <LimitTable overview={overview} />
          <FurtherDemands overview={overview} />
        </Box>
        <Box minW="0">
          <ClientGaps clients={clients} actionsOf={(client) => <VarianceButton client={client} />} />
        </Box>
      </SimpleGrid>
      <PolicyHistory policies={policies.filter(({ id }) => id !== current?.id)} />
    </DashboardSection>
  );
}
