import { ENGAGEMENT_STATES, type Engagement, type EngagementState } from '@vcms/domain';

/** How many engagements are in each state; every state is present. */
export function countByState(engagements: readonly Engagement[]): Readonly<Record<EngagementState, number>> {
  const counts = Object.fromEntries(ENGAGEMENT_STATES.map((state) => [state, 0])) as Record<
    EngagementState,
    number
  >;
  for (const { state } of engagements) counts[state] += 1;
  return counts;
}

/** A test for engagements in one of these states. */
export function isInState(...states: readonly EngagementState[]): (engagement: Engagement) => boolean {
  return ({ state }) => states.includes(state);
}
