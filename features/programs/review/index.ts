export { ProgramReviewPage } from './program-review-page.tsx';
