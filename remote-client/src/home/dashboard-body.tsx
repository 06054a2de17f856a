import { TodaySection } from '@vcms/calendar/today';
import { lastJudgedQuery, lastMovedOfClientQuery, useCounts, useLiveQuery } from '@vcms/data';
import { may } from '@vcms/domain';
import { CountsSection, DashboardGrid, useToday, ViewAll } from '@vcms/kits';
import { changeToken, StatusChart } from '@vcms/kits/standing';
import { useBackend, useSession } from '@vcms/sdk';
import { approvedCountQueries } from './client-counts.ts';
import { contractorsPath } from './client-paths.ts';
import { InjurySection } from './injury-section.tsx';
import { NeedsYouSection } from './needs-you-section.tsx';
import { NewDocumentsSection } from './new-documents-section.tsx';
import { OutlookSection } from './outlook-section.tsx';
import { ReasonsSection } from './reasons-section.tsx';
import { SentSection } from './sent-section.tsx';
import { StandingsSection } from './standings-section.tsx';
import { useWorstStandings } from './use-worst-standings.ts';

function realNow(): Date {
  return new Date();
}

function ApprovedSection() {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const moved = changeToken(useLiveQuery(lastMovedOfClientQuery(firestore, companyId)));
  const judged = changeToken(useLiveQuery(lastJudgedQuery(firestore, { clientId: companyId })));
  const counts = useCounts(approvedCountQueries(firestore, companyId), moved + judged);
  const title = 'Approved by status';
  return (
    <CountsSection
      isDense
      title={title}
      aside={<ViewAll to={contractorsPath({})} of={title} />}
      state={counts}
    >
      {(ready) => (
        <StatusChart
          counts={ready}
          noun="Approved contractors"
          pathOf={(overall) => contractorsPath({ overall })}
        />
      )}
    </CountsSection>
  );
}

export interface DashboardBodyProps {
  /** The clock; another one in tests. */
  readonly now?: () => Date;
}

/** What needs the client, how its contractors stand and what changes next; 5004 sees no decisions (domain 4.2). */
export function DashboardBody({ now = realNow }: DashboardBodyProps) {
  const { role } = useSession();
  const today = useToday(now);
  const standings = useWorstStandings();
  const reasons = <ReasonsSection state={standings} role={role} />;
  const contractors = <StandingsSection state={standings} role={role} />;
  const decides = may(role, 'decideAboutContractors');
  return (
    <DashboardGrid
      first={
        decides ? (
          <>
            <NeedsYouSection today={today} />
            {reasons}
            <SentSection today={today} />
          </>
        ) : (
          contractors
        )
      }
      second={
        <>
          <OutlookSection today={today} />
          <TodaySection now={now} />
          <NewDocumentsSection today={today} />
        </>
      }
      third={
        <>
          <ApprovedSection />
          {decides ? contractors : reasons}
          {decides && <InjurySection />}
        </>
      }
    />
  );
}
