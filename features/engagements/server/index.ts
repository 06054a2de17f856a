export { endEngagements } from './end-engagements.ts';
export { lookupContractor } from './lookup-contractor.ts';
export { moveEngagement } from './move-engagement.ts';
export { moveRequest } from './move-request.ts';
export { onEngagementWritten } from './on-engagement-written.ts';
export { remindContractor } from './remind-contractor.ts';
export { requestContractor } from './request-contractor.ts';
export { standingOn } from './standing-on.ts';
