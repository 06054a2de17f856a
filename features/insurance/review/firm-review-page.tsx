import { lazy } from 'react';
import { InsuranceReviewPage, type InsuranceReviewPageProps } from './insurance-review-page.tsx';

/** Most certificates have one line: it comes when somebody opens it. */
const AllLines = lazy(async () => ({ default: (await import('./all-lines.tsx')).AllLines }));

/** The firm's page, where all lines of a certificate can be accepted in one act. A client decides line by line. */
export function FirmReviewPage(props: Omit<InsuranceReviewPageProps, 'allLines'>) {
  return <InsuranceReviewPage {...props} allLines={AllLines} />;
}
