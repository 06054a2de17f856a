export { DocumentReviewPage } from './document-review-page.tsx';
