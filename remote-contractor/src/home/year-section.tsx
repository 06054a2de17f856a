import { type LiveState, type PolicyDates, useLiveQuery, varianceLinesQuery } from '@vcms/data';
import { addDays, type CalendarDate, type Deadline, deadlinesOf, type Engagement } from '@vcms/domain';
import { LiveSection } from '@vcms/kits';
import { ColumnChart, DeadlineList, monthCounts } from '@vcms/kits/standing';
import { useBackend, useSession } from '@vcms/sdk';
import { Box, Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { contractorPath } from './contractor-paths.ts';

const READ = 25;
const SHOWN = 6;
const MONTHS = 12;

export interface YearSectionProps {
  readonly policies: LiveState<PolicyDates>;
  readonly engagements: readonly Engagement[];
  readonly today: CalendarDate;
}

/** What ends, what is due and what should be renewed within a year, from the records themselves. */
export function YearSection({ policies, engagements, today }: YearSectionProps) {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const granted = varianceLinesQuery(firestore, { contractorId: companyId }, 'approved');
  const variances = useLiveQuery(query(granted, limit(READ)));

  function feed(own: readonly PolicyDates[]): readonly Deadline[] {
    const sources = {
      contractors: [{ id: companyId, policies: own }],
      engagements,
      variances: variances.kind === 'ready' ? variances.items : [],
    };
    return deadlinesOf(sources, { from: today, to: addDays(today, 365) });
  }

  return (
    <LiveSection
      title="Next 12 months"
      rows={5}
      description="What ends, and when to renew it"
      state={policies}
      empty={<Text color="fg.muted">No dates yet.</Text>}
    >
      {(items) => {
        const deadlines = feed(items);
        const ends = deadlines.filter(({ kind }) => kind !== 'policy_renewal').map(({ date }) => date);
        return (
          <>
            <Box mb="5">
              <ColumnChart periods={monthCounts(ends, today, MONTHS)} noun="dates" label="Dates by month" />
            </Box>
            <DeadlineList
              deadlines={deadlines}
              max={SHOWN}
              pathOf={({ link }) => contractorPath(link.topic)}
            />
          </>
        );
      }}
    </LiveSection>
  );
}
