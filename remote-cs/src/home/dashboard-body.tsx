import { TodaySection } from '@vcms/calendar/today';
import { lastJudgedQuery, longestInStateQuery, standingsQuery, useCounts, useLiveQuery } from '@vcms/data';
import { type CalendarDate, readerDate } from '@vcms/domain';
import { CountsSection, DashboardGrid, LinkRows, LiveSection, RelativeDay, useToday } from '@vcms/kits';
import { changeToken, StandingList, StatusChart, statusCountQueries, topicOfKey } from '@vcms/kits/standing';
import { useBackend } from '@vcms/sdk';
import { Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { ChangingSection } from './changing-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { NeedsYouSection } from './needs-you-section.tsx';
import { QueueSection } from './queue-section.tsx';
import { RequestedSection } from './requested-section.tsx';
import { ReturnedSection } from './returned-section.tsx';
import { recordPath, servicePath } from './service-paths.ts';
import { StuckSection } from './stuck-section.tsx';

/** The first are shown; the figures above count them all. */
const WAITING_SHOWN = 3;
const WORST_SHOWN = 3;

function realNow(): Date {
  return new Date();
}

function ApprovalSection({ today }: { readonly today: CalendarDate }) {
  const { firestore } = useBackend();
  const waiting = useLiveQuery(longestInStateQuery(firestore, 'submitted', WAITING_SHOWN));
  return (
    <LiveSection
      isDense
      title="Waiting longest"
      rows={3}
      description="For a client’s approval"
      state={waiting}
      empty={<Text color="fg.muted">No one is waiting.</Text>}
    >
      {(items) => (
        <LinkRows
          rows={items.map(({ id, contractorId, contractorName, clientName, updatedAt }) => ({
            id,
            to: recordPath(contractorId, 'engagements'),
            name: `${contractorName} for ${clientName}`,
            end: <RelativeDay date={readerDate(updatedAt)} today={today} />,
          }))}
        />
      )}
    </LiveSection>
  );
}

function StatusSections() {
  const { firestore } = useBackend();
  const pulse = changeToken(useLiveQuery(lastJudgedQuery(firestore, {})));
  const counts = useCounts(statusCountQueries(firestore, {}), pulse);
  const worst = useLiveQuery(query(standingsQuery(firestore, {}, 'non_compliant'), limit(WORST_SHOWN)));
  return (
    <>
      <CountsSection isDense title="Engagements by status" rows={3} state={counts}>
        {(ready) => <StatusChart counts={ready} noun="Engagements" />}
      </CountsSection>
      <LiveSection
        isDense
        title="Non-compliant"
        rows={3}
        state={worst}
        empty={<Text color="fg.muted">No one is non-compliant.</Text>}
      >
        {(items) => (
          <StandingList
            standings={items}
            nameOf={({ contractorName, clientName }) => `${contractorName} for ${clientName}`}
            isOneStatus
            reader="firm"
            pathOf={({ key }) => servicePath(topicOfKey(key))}
            recordOf={({ contractorId }) => recordPath(contractorId, 'engagements')}
          />
        )}
      </LiveSection>
    </>
  );
}

export interface DashboardBodyProps {
  /** The clock; another one in tests. */
  readonly now?: () => Date;
}

/** The firm's queues, who is stuck, how all engagements stand and what changes next (domain 4.2). */
export function DashboardBody({ now = realNow }: DashboardBodyProps) {
  const today = useToday(now);
  return (
    <DashboardGrid
      first={
        <>
          <NeedsYouSection today={today} now={now} />
          <QueueSection today={today} />
        </>
      }
      second={
        <>
          <ChangingSection today={today} />
          <ApprovalSection today={today} />
          <FactsSection />
          <TodaySection now={now} />
        </>
      }
      third={
        <>
          <StatusSections />
          <RequestedSection today={today} />
          <StuckSection now={now} />
          <ReturnedSection />
        </>
      }
    />
  );
}
