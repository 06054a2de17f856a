import {
  engagementsOfClientQuery,
  handedInPoliciesQuery,
  ownReviewsQuery,
  type ParsedDocument,
  recordRef,
} from '@vcms/data';
import { type CalendarDate, EVIDENCE_VISIBLE_STATES } from '@vcms/domain';
import { type Firestore, getDoc, getDocs, type Query } from 'firebase/firestore';
import { ownQueue, statesOf } from './own-queue.ts';
import type { QueueRow } from './queue-row.ts';

async function itemsIn<T>(query: Query<ParsedDocument<T>>): Promise<readonly T[]> {
  const { docs } = await getDocs(query);
  return docs.map((entry) => entry.data()).flatMap((entry) => (entry.ok ? [entry.value] : []));
}

async function allItems<T>(queries: readonly Query<ParsedDocument<T>>[]): Promise<readonly T[]> {
  return (await Promise.all(queries.map(itemsIn))).flat();
}

/** The queue of a client, read once; the page itself watches it. Rejects with what Firestore throws. */
export async function loadOwnQueue(
  firestore: Firestore,
  clientId: string,
  today: CalendarDate,
): Promise<readonly QueueRow[]> {
  const rules = (await getDoc(recordRef(firestore, 'clientPolicies', clientId))).data();
  const selfReview = rules?.ok === true && rules.value.selfReview;
  const relations = await itemsIn(engagementsOfClientQuery(firestore, clientId));
  const engagements = relations.filter(({ state }) => EVIDENCE_VISIBLE_STATES.includes(state));
  const policies = await allItems(
    engagements.map(({ contractorId }) =>
      handedInPoliciesQuery(firestore, contractorId, statesOf(selfReview)),
    ),
  );
  const contractors = [...new Set(policies.map(({ contractorId }) => contractorId))];
  const reviews = await allItems(contractors.map((id) => ownReviewsQuery(firestore, id, clientId)));
  return ownQueue(policies, engagements, reviews, today);
}
