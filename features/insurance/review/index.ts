export { FirmReviewPage } from './firm-review-page.tsx';
export { InsuranceReviewPage } from './insurance-review-page.tsx';
