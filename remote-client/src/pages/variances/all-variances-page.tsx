import { VariancesPage } from '@vcms/pages/variances';

/** Variances of role 5003 (domain 4.5). */
export function AllVariancesPage() {
  return <VariancesPage />;
}
