/** What measurements call directly: the work behind triggers and schedules, without Firebase's run-time around it. */
export { sendAnnouncement } from './announcements/send-announcement.ts';
export { followEngagement } from './engagements/follow-engagement.ts';
export { createStoredFiles } from './files/stored-file.ts';
export { createInvitation } from './invitations/create-invitation.ts';
export { runNightly } from './nightly/run-nightly.ts';
export { workRange } from './nightly/work-range.ts';
export { followRequirements } from './requirements/follow-requirements.ts';
export { followReview } from './reviews/follow-review.ts';
export { followEvidence } from './snapshots/follow-input.ts';
export { refreshClient, refreshContractor } from './snapshots/refresh.ts';
export type { Caller, Trusted } from './trusted/context.ts';
