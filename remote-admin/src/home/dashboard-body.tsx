import { TodaySection } from '@vcms/calendar/today';
import { CountsSection, DashboardGrid, ReviewPaceLine, useArrivalAt, useToday } from '@vcms/kits';
import { Box } from '@vcms/ui';
import { CompanyTable } from './company-table.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { HealthLink } from './health-link.tsx';
import { useHomeCounts } from './home-counts.ts';
import { LateReviewersSection } from './late-reviewers-section.tsx';
import { OverdueList } from './overdue-list.tsx';
import { PutRightSection } from './put-right-section.tsx';
import { RecentAudit } from './recent-audit.tsx';
import { RoleList } from './role-list.tsx';

/** The part of the address by which the notice of late reviews leads here (`notice-place.ts`). */
const LATE_HASH = '#late-reviews';

/** What to put right, what changed last and where the counts come from; its code comes once the figures are painted (domain 4.2). */
export function DashboardBody() {
  const { counts, now } = useHomeCounts();
  const today = useToday(now);
  const late = useArrivalAt(LATE_HASH, true);
  return (
    <DashboardGrid
      first={
        <>
          <PutRightSection today={today} />
          <FailedJobs counts={counts} now={now} />
        </>
      }
      second={
        <>
          <RecentAudit />
          <CountsSection isDense title="Users by role" state={counts}>
            {(ready) => <RoleList counts={ready} />}
          </CountsSection>
        </>
      }
      third={
        <>
          <Box ref={late} tabIndex={-1} outline="none" scrollMarginTop="20">
            <CountsSection isDense title="Reviews that are late" state={counts}>
              {(ready) => (
                <>
                  <OverdueList counts={ready} />
                  <ReviewPaceLine />
                </>
              )}
            </CountsSection>
          </Box>
          <LateReviewersSection today={today} />
          <CountsSection isDense title="Companies by kind and status" state={counts}>
            {(ready) => <CompanyTable counts={ready} />}
          </CountsSection>
          <TodaySection />
          <HealthLink />
        </>
      }
    />
  );
}
