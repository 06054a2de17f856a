import { longestInStateQuery, useCounts, useLiveQuery } from '@vcms/data';
import { OPEN_ENGAGEMENT_STATES } from '@vcms/domain';
import {
  CountsSection,
  DashboardColumns,
  EngagementList,
  FigureGrid,
  figureOfCounts,
  figureOfItems,
  formatDate,
  LiveSection,
  StateCountList,
  UNREAD_LIMIT,
  UnreadSection,
  useUnreadNotifications,
} from '@vcms/pages';
import { useBackend } from '@vcms/sdk';
import { EmptyState, PageHeading } from '@vcms/ui';
import { serviceCountQueries } from './service-counts.ts';

/** The longest waiting are shown; the figure above counts them all. */
const WAITING_SHOWN = 10;

/** CS Home of role 5002: what waits for a decision, and where all engagements stand (domain 4.2). */
export function DashboardPage() {
  const { firestore } = useBackend();
  const counts = useCounts(serviceCountQueries(firestore));
  const waiting = useLiveQuery(longestInStateQuery(firestore, 'submitted', WAITING_SHOWN));
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
        main={
          <LiveSection
            title="Waiting longest"
            description="Contractors that wait for approval, oldest first"
            state={waiting}
            empty={<EmptyState level={3} icon="check-circle" title="Nobody is waiting." />}
          >
            {(items) => (
              <EngagementList
                items={items}
                nameOf={({ contractorName }) => contractorName}
                detailOf={({ clientName, updatedAt }) => `for ${clientName}, since ${formatDate(updatedAt)}`}
              />
            )}
          </LiveSection>
        }
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
