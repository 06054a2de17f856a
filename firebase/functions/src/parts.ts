/** What measurements call directly: the work behind triggers and schedules, without Firebase's run-time around it. */
export { sendAnnouncement } from './announcements/send-announcement.ts';
export { onEngagementWritten } from './engagements/on-engagement-written.ts';
export { createStoredFiles } from './files/stored-file.ts';
export { createInvitation } from './invitations/create-invitation.ts';
export { runNightly } from './nightly/run-nightly.ts';
export { workRange } from './nightly/work-range.ts';
export { onRequirementSetWritten } from './requirements/on-requirement-set-written.ts';
export { onReviewCreated } from './reviews/on-review-created.ts';
export { onEvidenceWritten } from './snapshots/on-evidence-written.ts';
export { refreshClient, refreshContractor } from './snapshots/refresh.ts';
export type { Caller, Trusted } from './trusted/context.ts';
