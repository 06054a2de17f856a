export { InsuranceReviewPage } from './insurance-review-page.tsx';
