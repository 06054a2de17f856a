export { BackToQueue } from './back-to-queue.tsx';
export { EarlierReviews } from './earlier-reviews.tsx';
export {
  COMMENT_MAX,
  type Finding,
  type FindingBook,
  returnText,
  storedFindings,
} from './finding-book.ts';
export { PaperPane, type PaperWords } from './paper-pane.tsx';
export { CLIENTS_COLUMN, ReviewLink, WAITING_COLUMNS } from './queue-columns.tsx';
export { STATE_FILTER } from './queue-definition.ts';
export type { QueueRow } from './queue-row.ts';
export { ReviewQueue } from './queue-view.tsx';
export { ReviewCard } from './review-card.tsx';
export { type ReviewSide, reviewAddress, reviewSideOf } from './review-side.ts';
export type { ReviewTopic } from './review-topic.ts';
export { ReviewedRecordGate } from './reviewed-record-gate.tsx';
export type { ReviewedSubject } from './reviewed-subject.ts';
export { type GroupReview, type SeenSubject, useGroupReview } from './use-group-review.ts';
export { useWorkbench, type Workbench } from './use-workbench.ts';
export { WorkbenchFrame } from './workbench-frame.tsx';
export { WorkbenchLayout } from './workbench-layout.tsx';
export type { WorkbenchTab } from './workbench-tabs.tsx';
