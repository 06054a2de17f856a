import { type LiveState, type PolicyDates, useLiveQuery, varianceLinesQuery } from '@vcms/data';
import { addDays, type CalendarDate, type Deadline, deadlinesOf, type Engagement } from '@vcms/domain';
import { LiveSection } from '@vcms/kits';
import { monthCounts } from '@vcms/kits/standing';
import { useBackend, useSession } from '@vcms/sdk';
import { Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { ViewAll } from './view-all.tsx';
import { YearDates } from './year-dates.tsx';
import { YearStrip } from './year-strip.tsx';

const READ = 25;
const SHOWN = 3;
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
      isDense
      title="Next 12 months"
      rows={4}
      state={policies}
      empty={<Text color="fg.muted">No dates yet.</Text>}
    >
      {(items) => {
        const deadlines = feed(items);
        const ends = deadlines.filter(({ kind }) => kind !== 'policy_renewal').map(({ date }) => date);
        return (
          <>
            <YearStrip months={monthCounts(ends, today, MONTHS)} />
            <YearDates deadlines={deadlines.slice(0, SHOWN)} today={today} />
            <ViewAll to="/calendar" shown={SHOWN} of={deadlines.length} what="dates" />
          </>
        );
      }}
    </LiveSection>
  );
}
