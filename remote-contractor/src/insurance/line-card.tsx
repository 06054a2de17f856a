import { type CalendarDate, LINE_LABELS, type LineOverview } from '@vcms/domain';
import { ComplianceChip, DashboardSection, useArrivalAt } from '@vcms/kits';
import { Box, Grid, Text } from '@vcms/ui';
import { CurrentPolicy } from './current-policy.tsx';
import { FurtherDemands } from './demand-list.tsx';
import { GraceNotice } from './grace-notice.tsx';
import { LimitList } from './limit-list.tsx';
import { LineClients } from './line-clients.tsx';
import { PolicyHistory } from './policy-history.tsx';
import { RenewalNote } from './renewals/renewal-note.tsx';

export interface LineCardProps {
  readonly overview: LineOverview;
  readonly today: CalendarDate;
}

/** One line of the certificate: its status, the policy that counts, its limits against the strictest demand, and who misses what. */
export function LineCard({ overview, today }: LineCardProps) {
  const { line, status, current, clients, policies } = overview;
  const card = useArrivalAt(`#${line}`, true);
  return (
    <Box ref={card} tabIndex={-1} outline="none" scrollMarginTop="20">
      <DashboardSection isDense title={LINE_LABELS[line]} aside={<ComplianceChip status={status} />}>
        <GraceNotice overview={overview} today={today} />
        <CurrentPolicy policy={current} today={today} />
        <RenewalNote overview={overview} today={today} />
        {clients.length === 0 ? (
          <>
            <LimitList overview={overview} />
            <Text textStyle="sm" color="fg.muted">
              No client requires this line.
            </Text>
          </>
        ) : (
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap="6">
            <Box minW="0">
              <LimitList overview={overview} />
              <FurtherDemands overview={overview} />
            </Box>
            <LineClients clients={clients} />
          </Grid>
        )}
        <PolicyHistory policies={policies.filter(({ id }) => id !== current?.id)} today={today} />
      </DashboardSection>
    </Box>
  );
}
