import { CompaniesPage } from '@vcms/pages/companies';

/** Companies of role 5002 (domain 4.4). */
export function CompanyManagementPage() {
  return <CompaniesPage title="Companies" keeper="5002" />;
}
