import {
  type CountQueries,
  engagementsOfClientInStatesQuery,
  engagementsOfClientWithStatusQuery,
  pooledStandingsQuery,
  standingsOf,
} from '@vcms/data';
import { ITEM_STATUSES, type Status } from '@vcms/domain';
import { type Firestore, query, where } from 'firebase/firestore';

export type ClientCount = 'approved' | 'submitted' | 'onboarding' | 'nonCompliant';

/** What the list "Invited and in progress" shows; named here, because the first page carries no code of that list. */
const ONBOARDING = ['requested', 'invited', 'in_progress', 'submitted'] as const;

/** The figures of a client's home: four reads, however many contractors there are. */
export function clientCountQueries(firestore: Firestore, clientId: string): CountQueries<ClientCount> {
  return {
    approved: engagementsOfClientInStatesQuery(firestore, clientId, ['approved']),
    submitted: engagementsOfClientInStatesQuery(firestore, clientId, ['submitted']),
    onboarding: engagementsOfClientInStatesQuery(firestore, clientId, ONBOARDING),
    nonCompliant: engagementsOfClientWithStatusQuery(firestore, clientId, 'approved', 'non_compliant'),
  };
}

/** How many approved contractors have each status: six reads. */
export function approvedCountQueries(firestore: Firestore, clientId: string): CountQueries<Status> {
  return Object.fromEntries(
    ITEM_STATUSES.map((status) => [
      status,
      engagementsOfClientWithStatusQuery(firestore, clientId, 'approved', status),
    ]),
  ) as CountQueries<Status>;
}

export type InjuryCount = 'approved' | 'pooled' | 'cases' | 'hours';

/** What a pooled TRIR is made of: four reads for up to a thousand contractors each. */
export function injuryCountQueries(firestore: Firestore, clientId: string): CountQueries<InjuryCount> {
  const pooled = query(standingsOf(firestore, { clientId }), where('engagementState', '==', 'approved'));
  return {
    approved: engagementsOfClientInStatesQuery(firestore, clientId, ['approved']),
    pooled: pooledStandingsQuery(firestore, clientId, 'to'),
    cases: { of: pooled, sum: 'injuries.cases' },
    hours: { of: pooled, sum: 'injuries.hours' },
  };
}
