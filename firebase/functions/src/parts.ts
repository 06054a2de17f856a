/** What measurements call directly: the work behind triggers and schedules, without Firebase's run-time around it. */

export { onEngagementWritten } from '@vcms/engagements/server';
export { sendAnnouncement } from './announcements/send-announcement.ts';
export { onEvidenceWritten } from './evidence/on-evidence-written.ts';
export { runNightly } from './nightly/run-nightly.ts';
export { workRange } from './nightly/work-range.ts';
export { onReviewCreated } from './reviews/on-review-created.ts';
