import { InsuranceLimitsPage } from '@vcms/pages/insurance-limits';

/** Insurance limits by client and contractor of role 5002 (domain 4.4). */
export function SetInsuranceLimitsPage() {
  return <InsuranceLimitsPage title="Set Insurance Limits" />;
}
