import { lastJudgedQuery, lastMovedOfClientQuery, useCounts, useLiveQuery } from '@vcms/data';
import { may } from '@vcms/domain';
import { DeferredSection, FigureGrid, figureOfCounts } from '@vcms/kits';
import { changeToken } from '@vcms/kits/standing';
import { lazyWithRetry, useBackend, useSession } from '@vcms/sdk';
import { PageHeading } from '@vcms/ui';
import { clientCountQueries } from './client-counts.ts';

const DashboardBody = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "first-page-body" */ './dashboard-body.tsx')).DashboardBody,
);

/** Home of roles 5003 and 5004: where the client's own contractors stand (domain 4.2). */
export function DashboardPage() {
  const { firestore } = useBackend();
  const { companyId, company, role } = useSession();
  const moved = changeToken(useLiveQuery(lastMovedOfClientQuery(firestore, companyId)));
  const judged = changeToken(useLiveQuery(lastJudgedQuery(firestore, { clientId: companyId })));
  const counts = useCounts(clientCountQueries(firestore, companyId), moved + judged);
  return (
    <>
      <PageHeading
        isDense
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
            to: '/new-contractor-request?tab=approved',
          },
          {
            label: 'Approved, non-compliant',
            icon: 'warning',
            palette: 'red',
            figure: figureOfCounts(counts, ['nonCompliant']),
            to: '/new-contractor-request?tab=approved&overall=non_compliant',
          },
          {
            label: 'Waiting for approval',
            icon: 'hourglass',
            palette: 'orange',
            figure: figureOfCounts(counts, ['submitted']),
            to: may(role, 'decideAboutContractors')
              ? '/contractor-approval?state=submitted'
              : '/new-contractor-request?tab=progress&state=submitted',
          },
          {
            label: 'Onboarding',
            icon: 'clipboard',
            figure: figureOfCounts(counts, ['onboarding']),
            to: '/new-contractor-request?tab=progress',
          },
        ]}
      />
      <DeferredSection part={DashboardBody} label="how your contractors stand" minH="34rem" />
    </>
  );
}
