import type { Engagement, EngagementState } from '@vcms/domain';

/** A test for engagements in one of these states. */
export function isInState(...states: readonly EngagementState[]): (engagement: Engagement) => boolean {
  return ({ state }) => states.includes(state);
}
