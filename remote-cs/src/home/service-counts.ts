import {
  type CountQueries,
  companiesQuery,
  engagementsInStatesQuery,
  QUEUED_EVIDENCE,
  type QueuedEvidence,
  waitingLinesQuery,
} from '@vcms/data';
import { OPEN_ENGAGEMENT_STATES } from '@vcms/domain';
import type { Firestore } from 'firebase/firestore';

export type ServiceCount = 'open' | 'submitted' | 'clients' | 'contractors';

/** What the dashboard of customer service counts on the server (domain 4.2). */
export function serviceCountQueries(firestore: Firestore): CountQueries<ServiceCount> {
  return {
    open: engagementsInStatesQuery(firestore, OPEN_ENGAGEMENT_STATES),
    submitted: engagementsInStatesQuery(firestore, ['submitted']),
    clients: companiesQuery(firestore, { kind: 'client', status: 'active' }),
    contractors: companiesQuery(firestore, { kind: 'contractor', status: 'active' }),
  };
}

/** How much of each kind waits for the firm: eight reads for queues of up to a thousand each. */
export function queueCountQueries(firestore: Firestore): CountQueries<QueuedEvidence> {
  return Object.fromEntries(
    QUEUED_EVIDENCE.map((kind) => [kind, waitingLinesQuery(firestore, kind)]),
  ) as CountQueries<QueuedEvidence>;
}
