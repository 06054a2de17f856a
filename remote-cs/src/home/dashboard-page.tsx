import { latestAudit, useCounts, useLiveQuery } from '@vcms/data';
import { DeferredSection, FigureGrid, figureOfCounts } from '@vcms/kits';
import { changeToken } from '@vcms/kits/standing';
import { lazyWithRetry, useBackend } from '@vcms/sdk';
import { PageHeading } from '@vcms/ui';
import { serviceCountQueries } from './service-counts.ts';

const DashboardBody = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "first-page-body" */ './dashboard-body.tsx')).DashboardBody,
);

const COMPANIES = '/customerservice/company-management?status=active&kind=';

/** CS Home of role 5002: what waits for a decision, and where all engagements stand (domain 4.2). */
export function DashboardPage() {
  const { firestore } = useBackend();
  const pulse = changeToken(useLiveQuery(latestAudit(firestore, 1)));
  const counts = useCounts(serviceCountQueries(firestore), pulse);
  return (
    <>
      <PageHeading
        isDense
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
            figure: figureOfCounts(counts, ['open']),
          },
          {
            label: 'Active clients',
            icon: 'building',
            figure: figureOfCounts(counts, ['clients']),
            to: `${COMPANIES}client`,
          },
          {
            label: 'Active contractors',
            icon: 'hard-hat',
            figure: figureOfCounts(counts, ['contractors']),
            to: `${COMPANIES}contractor`,
          },
        ]}
      />
      <DeferredSection part={DashboardBody} label="what waits and what changes" minH="34rem" />
    </>
  );
}
