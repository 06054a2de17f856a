import { InsuranceReviewPage as SharedPage } from '@vcms/pages/insurance-review';

/** Insurance reviews of role 5003 (domain 4.4). */
export function InsuranceReviewPage() {
  return <SharedPage />;
}
