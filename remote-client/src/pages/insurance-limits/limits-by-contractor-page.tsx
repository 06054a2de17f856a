import { InsuranceLimitsPage } from '@vcms/pages/insurance-limits';

/** Insurance limits by contractor of role 5003 (domain 4.4). */
export function LimitsByContractorPage() {
  return <InsuranceLimitsPage title="Set Insurance Limits (by contractor)" />;
}
