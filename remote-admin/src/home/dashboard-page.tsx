import { latestAudit, useCounts, useLiveQuery } from '@vcms/data';
import { firmDate, USER_ROLES } from '@vcms/domain';
import { DeferredSection, FigureGrid, figureOfCounts } from '@vcms/kits';
import { changeToken } from '@vcms/kits/standing';
import { lazyWithRetry, useBackend, useSession } from '@vcms/sdk';
import { PageHeading } from '@vcms/ui';
import { useMemo, useState } from 'react';
import { COMPANIES, invitationsLink, USERS } from './admin-links.ts';
import { COMPANY_COUNTS, firmCountQueries, OVERDUE_COUNTS } from './firm-counts.ts';
import { HomeCounts } from './home-counts.ts';
import { inTimeFrom } from './overdue-since.ts';

const DashboardBody = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "first-page-body" */ './dashboard-body.tsx')).DashboardBody,
);

function realNow(): Date {
  return new Date();
}

export interface DashboardPageProps {
  /** The clock: what waits too long depends on the day. */
  readonly now?: () => Date;
}

/** The day from which on reviews are in time; the same as long as the page is open. */
function useInTimeFrom(now: () => Date): string {
  const [day] = useState(() => inTimeFrom(firmDate(now())));
  return day;
}

const SIGN_IN_DAYS = 30;
const DAY_MS = 86_400_000;

/** The earliest sign-in that counts; the same as long as the page is open. */
function useSignedInSince(now: () => Date): Date {
  const [since] = useState(() => new Date(now().getTime() - SIGN_IN_DAYS * DAY_MS));
  return since;
}

/** Home of role 5001: companies, users and engagements of the whole product, and what to look at (domain 4.2). */
export function DashboardPage({ now = realNow }: DashboardPageProps) {
  const { firestore } = useBackend();
  const { company } = useSession();
  const pulse = changeToken(useLiveQuery(latestAudit(firestore, 1)));
  const counts = useCounts(firmCountQueries(firestore, useInTimeFrom(now), useSignedInSince(now)), pulse);
  const counted = useMemo(() => ({ counts, now }), [counts, now]);
  return (
    <>
      <PageHeading
        isDense
        title="Home"
        description={`Companies, users and engagements of ${company || 'your firm'}.`}
      />
      <FigureGrid
        figures={[
          {
            label: 'Companies',
            icon: 'building',
            figure: figureOfCounts(counts, COMPANY_COUNTS),
            to: COMPANIES,
          },
          {
            label: 'Users',
            icon: 'users',
            figure: figureOfCounts(counts, USER_ROLES),
            to: USERS,
          },
          {
            label: 'Open engagements',
            icon: 'briefcase',
            figure: figureOfCounts(counts, ['open engagements']),
          },
          {
            label: 'Disabled users',
            icon: 'lock',
            figure: figureOfCounts(counts, ['disabled users']),
            to: `${USERS}?status=disabled`,
          },
          {
            label: 'Open invitations',
            icon: 'mail',
            figure: figureOfCounts(counts, ['open invitations']),
            to: invitationsLink('open'),
          },
          {
            label: 'Expired invitations',
            icon: 'clock',
            figure: figureOfCounts(counts, ['expired invitations']),
            to: invitationsLink('expired'),
          },
          {
            label: 'Overdue reviews',
            icon: 'hourglass',
            palette: 'orange',
            figure: figureOfCounts(counts, OVERDUE_COUNTS),
          },
          {
            label: `Signed in, ${SIGN_IN_DAYS} days`,
            icon: 'user-check',
            figure: figureOfCounts(counts, ['signed in']),
            hint: 'As of last night',
          },
        ]}
      />
      <HomeCounts value={counted}>
        <DeferredSection part={DashboardBody} label="what to put right and what changed" minH="34rem" />
      </HomeCounts>
    </>
  );
}
