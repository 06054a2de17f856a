import { DashboardSection } from '@vcms/kits';
import { Link } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';

/** The way to the releases that run and what failed of them. */
export function HealthLink() {
  return (
    <DashboardSection
      isDense
      title="Releases and health"
      aside={
        <Link asChild textStyle="sm" fontWeight="medium">
          <RouterLink to="/status">Open status</RouterLink>
        </Link>
      }
    />
  );
}
