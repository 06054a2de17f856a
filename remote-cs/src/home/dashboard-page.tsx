import { latestAudit, useCounts, useLiveQuery } from '@vcms/data';
import { OPEN_ENGAGEMENT_STATES } from '@vcms/domain';
import {
  CountsSection,
  DashboardColumns,
  DeferredSection,
  FigureGrid,
  figureOfCounts,
  figureOfItems,
  StateCountList,
  UNREAD_LIMIT,
  UnreadSection,
  useUnreadNotifications,
} from '@vcms/kits';
import { changeToken } from '@vcms/kits/standing';
import { lazyWithRetry, useBackend } from '@vcms/sdk';
import { PageHeading } from '@vcms/ui';
import { serviceCountQueries } from './service-counts.ts';

const DashboardBody = lazyWithRetry(async () => (await import('./dashboard-body.tsx')).DashboardBody);

/** CS Home of role 5002: what waits for a decision, and where all engagements stand (domain 4.2). */
export function DashboardPage() {
  const { firestore } = useBackend();
  const pulse = changeToken(useLiveQuery(latestAudit(firestore, 1)));
  const counts = useCounts(serviceCountQueries(firestore), pulse);
  const unread = useUnreadNotifications();
  return (
    <>
      <PageHeading
        title="CS Home"
        description="What waits for a decision, and where every engagement stands."
      />
      <FigureGrid
        figures={[
          {
            label: 'Waiting for approval',
            icon: 'hourglass',
            palette: 'orange',
            figure: figureOfCounts(counts, ['submitted']),
          },
          {
            label: 'Open engagements',
            icon: 'briefcase',
            figure: figureOfCounts(counts, OPEN_ENGAGEMENT_STATES),
          },
          {
            label: 'Active companies',
            icon: 'building',
            figure: figureOfCounts(counts, ['clients', 'contractors']),
            hint: 'Hiring clients and contractors',
          },
          {
            label: 'Unread notifications',
            icon: 'bell',
            figure: figureOfItems(unread, undefined, UNREAD_LIMIT),
          },
        ]}
      />
      <DashboardColumns
        main={<DeferredSection part={DashboardBody} label="what waits and what changes" minH="110rem" />}
        side={
          <>
            <CountsSection title="Engagements by state" state={counts}>
              {(ready) => <StateCountList counts={ready} />}
            </CountsSection>
            <UnreadSection state={unread} />
          </>
        }
      />
    </>
  );
}
