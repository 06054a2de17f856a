import { type CountQueries, engagementsOfClientInStatesQuery } from '@vcms/data';
import { ENGAGEMENT_STATES, type EngagementState } from '@vcms/domain';
import type { Firestore } from 'firebase/firestore';

/** How many contractors of a client are in each state: nine reads, however many contractors there are. */
export function stateCountQueries(firestore: Firestore, clientId: string): CountQueries<EngagementState> {
  return Object.fromEntries(
    ENGAGEMENT_STATES.map((state) => [state, engagementsOfClientInStatesQuery(firestore, clientId, [state])]),
  ) as CountQueries<EngagementState>;
}
