import type { EngagementState } from '@vcms/domain';

/** What a state asks of the contractor, in plain words. */
export const NEXT_STEPS: Readonly<Record<EngagementState, string>> = {
  requested: 'The client has requested you. An invitation will follow.',
  invited: 'This client asks you to join its contractor list. Accept or decline the invitation.',
  in_progress: 'Complete your information, then submit it.',
  submitted: 'You have submitted. The client decides next.',
  approved: 'Keep your documents up to date.',
  suspended: 'Contact the client to clear the reason.',
  declined: 'You declined this invitation.',
  rejected: 'The client did not approve you.',
  ended: 'This connection has ended.',
};
