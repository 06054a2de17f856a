import { lastJudgedQuery, longestInStateQuery, standingsQuery, useCounts, useLiveQuery } from '@vcms/data';
import { CountsSection, EngagementList, formatDate, LiveSection, useToday } from '@vcms/kits';
import { changeToken, StandingList, StatusChart, statusCountQueries, topicOfKey } from '@vcms/kits/standing';
import { useBackend } from '@vcms/sdk';
import { EmptyState, Stack, Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { ChangingSection } from './changing-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { QueueSection } from './queue-section.tsx';
import { recordPath, servicePath } from './service-paths.ts';
import { StuckSection } from './stuck-section.tsx';

/** The longest waiting are shown; the figure above counts them all. */
const WAITING_SHOWN = 10;
const WORST_SHOWN = 10;

function realNow(): Date {
  return new Date();
}

function ApprovalSection() {
  const { firestore } = useBackend();
  const waiting = useLiveQuery(longestInStateQuery(firestore, 'submitted', WAITING_SHOWN));
  return (
    <LiveSection
      title="Waiting longest"
      rows={5}
      description="Contractors that wait for approval, oldest first"
      state={waiting}
      empty={<EmptyState level={3} icon="check-circle" title="No one is waiting." />}
    >
      {(items) => (
        <EngagementList
          items={items}
          nameOf={({ contractorName }) => contractorName}
          recordOf={({ contractorId }) => recordPath(contractorId, 'engagements')}
          detailOf={({ clientName, updatedAt }) => `for ${clientName}, since ${formatDate(updatedAt)}`}
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
      <CountsSection title="Engagements by status" rows={1} state={counts}>
        {(ready) => <StatusChart counts={ready} noun="Engagements" />}
      </CountsSection>
      <LiveSection
        title="Non-compliant"
        rows={9}
        description={`By contractor, ${WORST_SHOWN} at most`}
        state={worst}
        empty={<Text color="fg.muted">No one is non-compliant.</Text>}
      >
        {(items) => (
          <StandingList
            standings={items}
            nameOf={({ contractorName, clientName }) => `${contractorName} for ${clientName}`}
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
    <Stack gap="6">
      <QueueSection today={today} />
      <ApprovalSection />
      <FactsSection />
      <StuckSection now={now} />
      <ChangingSection today={today} />
      <StatusSections />
    </Stack>
  );
}
