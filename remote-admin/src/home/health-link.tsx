import { DashboardSection } from '@vcms/kits';
import { Link, Text } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';

/** The way to the releases that run and what failed of them. */
export function HealthLink() {
  return (
    <DashboardSection isDense title="Releases and health">
      <Text mb="2">Which release of each part runs, why it was chosen, and what failed last.</Text>
      <Link asChild fontWeight="medium">
        <RouterLink to="/status">Open status</RouterLink>
      </Link>
    </DashboardSection>
  );
}
