/** What measurements call directly: the work behind triggers and schedules, without Firebase's run-time around it. */

export { sendAnnouncement } from '@vcms/announcements/server';
export { onEngagementWritten } from '@vcms/engagements/server';
export { onEvidenceWritten } from './evidence/on-evidence-written.ts';
export { runNightly } from './nightly/run-nightly.ts';
export { workRange } from './nightly/work-range.ts';
export { onReviewCreated } from './reviews/on-review-created.ts';
