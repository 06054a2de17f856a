import { CompaniesPage } from '@vcms/pages/companies';

/** Company Tools of role 5001 (domain 4.3). */
export function CompanyToolsPage() {
  return <CompaniesPage title="Company Tools" keeper="5001" />;
}
