import { lastMovedOfClientQuery, useCounts, useLiveQuery } from '@vcms/data';
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
import { lazyWithRetry, useBackend, useSession } from '@vcms/sdk';
import { PageHeading } from '@vcms/ui';
import { stateCountQueries } from './client-counts.ts';

const DashboardBody = lazyWithRetry(async () => (await import('./dashboard-body.tsx')).DashboardBody);

/** Home of roles 5003 and 5004: where the client's own contractors stand (domain 4.2). */
export function DashboardPage() {
  const { firestore } = useBackend();
  const { companyId, company } = useSession();
  const pulse = changeToken(useLiveQuery(lastMovedOfClientQuery(firestore, companyId)));
  const counts = useCounts(stateCountQueries(firestore, companyId), pulse);
  const unread = useUnreadNotifications();
  return (
    <>
      <PageHeading
        title="Home"
        description={`The contractors of ${company || 'your company'} and where each one stands.`}
      />
      <FigureGrid
        figures={[
          {
            label: 'Approved contractors',
            icon: 'check-circle',
            palette: 'green',
            figure: figureOfCounts(counts, ['approved']),
          },
          {
            label: 'Waiting for approval',
            icon: 'hourglass',
            palette: 'orange',
            figure: figureOfCounts(counts, ['submitted']),
          },
          {
            label: 'Onboarding',
            icon: 'clipboard',
            figure: figureOfCounts(counts, ['requested', 'invited', 'in_progress']),
            hint: 'Requested, invited or in progress',
          },
          {
            label: 'Unread notifications',
            icon: 'bell',
            figure: figureOfItems(unread, undefined, UNREAD_LIMIT),
          },
        ]}
      />
      <DashboardColumns
        main={<DeferredSection part={DashboardBody} label="how your contractors stand" minH="90rem" />}
        side={
          <>
            <CountsSection title="Contractors by state" state={counts}>
              {(ready) => <StateCountList counts={ready} />}
            </CountsSection>
            <UnreadSection state={unread} />
          </>
        }
      />
    </>
  );
}
