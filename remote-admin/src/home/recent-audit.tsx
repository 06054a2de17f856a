import { type AuditLine, latestAudit, useLiveQuery } from '@vcms/data';
import { LiveSection } from '@vcms/kits';
import { AuditList } from '@vcms/kits/trail';
import { useBackend } from '@vcms/sdk';
import { Link, Text } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';
import { Parties } from '../audit/parties.tsx';

/** Events shown; the audit trail has them all. */
const SHOWN = 5;
const TITLE = 'Latest changes';

const PAGES: Readonly<Partial<Record<string, string>>> = {
  company: '/admin/admin-tools/companies',
  user: '/admin/admin-tools/users',
};

/** The record's page, or every entry about the object. */
function addressOf({ entityType, entityId }: AuditLine): string {
  const id = encodeURIComponent(entityId);
  const page = PAGES[entityType];
  return page === undefined ? `/dashboard/audit-trail?entityId=${id}` : `${page}?open=${id}`;
}

/** The newest events of the audit trail, of the whole product. */
export function RecentAudit() {
  const { firestore } = useBackend();
  const state = useLiveQuery(latestAudit(firestore, SHOWN));
  const empty = <Text color="fg.muted">Nothing on record yet.</Text>;
  return (
    <LiveSection
      isDense
      title={TITLE}
      aside={
        <Link asChild textStyle="sm" fontWeight="medium">
          <RouterLink to="/dashboard/audit-trail">View the audit trail</RouterLink>
        </Link>
      }
      rows={5}
      state={state}
      empty={empty}
    >
      {(events) => (
        <AuditList
          isDense
          events={events}
          subjectOf={(event) => <Parties line={event} />}
          titleOf={(event, title) => (
            <Link asChild>
              <RouterLink to={addressOf(event)}>{title}</RouterLink>
            </Link>
          )}
        />
      )}
    </LiveSection>
  );
}
