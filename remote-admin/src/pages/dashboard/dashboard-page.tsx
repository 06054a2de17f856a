import { useCounts } from '@vcms/data';
import { USER_ROLES } from '@vcms/domain';
import {
  CountsSection,
  DashboardColumns,
  FigureGrid,
  figureOfCounts,
  figureOfItems,
  UNREAD_LIMIT,
  UnreadSection,
  useUnreadNotifications,
} from '@vcms/pages';
import { useBackend, useSession } from '@vcms/sdk';
import { PageHeading } from '@vcms/ui';
import { CompanyTable } from './company-table.tsx';
import { COMPANY_COUNTS, firmCountQueries } from './firm-counts.ts';
import { RoleList } from './role-list.tsx';

/** Home of role 5001: companies, users and engagements of the whole product (domain 4.2). */
export function DashboardPage() {
  const { firestore } = useBackend();
  const { company } = useSession();
  const counts = useCounts(firmCountQueries(firestore));
  const unread = useUnreadNotifications();
  return (
    <>
      <PageHeading
        title="Home"
        description={`Companies, users and engagements of ${company || 'your firm'}.`}
      />
      <FigureGrid
        figures={[
          { label: 'Companies', icon: 'building', figure: figureOfCounts(counts, COMPANY_COUNTS) },
          { label: 'Users', icon: 'users', figure: figureOfCounts(counts, USER_ROLES) },
          {
            label: 'Open engagements',
            icon: 'briefcase',
            figure: figureOfCounts(counts, ['open engagements']),
            hint: 'From request to suspension',
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
          <CountsSection title="Companies by kind and status" state={counts}>
            {(ready) => <CompanyTable counts={ready} />}
          </CountsSection>
        }
        side={
          <>
            <CountsSection title="Users by role" state={counts}>
              {(ready) => <RoleList counts={ready} />}
            </CountsSection>
            <UnreadSection state={unread} />
          </>
        }
      />
    </>
  );
}
