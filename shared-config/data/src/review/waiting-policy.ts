import {
  type CalendarDate,
  collectionGroup,
  collectionPath,
  type EvidenceState,
  type Policy,
} from '@vcms/domain';
import { policySchema } from '@vcms/domain/schemas';
import {
  collection,
  type Firestore,
  type FirestoreDataConverter,
  orderBy,
  type Query,
  query,
  collectionGroup as queryGroup,
  where,
} from 'firebase/firestore';
import type { ParsedDocument } from '../parsed-document.ts';
import { parseRecord, type StoredRecord } from '../schema-converter.ts';

/** States of a policy that waits for a decision of the firm. */
export const WAITING_STATES = ['submitted', 'in_review'] as const satisfies readonly EvidenceState[];

/** A policy in a review queue over many contractors. */
export interface WaitingPolicy {
  /** The path from the root: two contractors may have policies of the same id. */
  readonly id: string;
  readonly contractorId: string;
  readonly policy: StoredRecord<Policy>;
  /** The day of the hand-in, by which the queue runs. */
  readonly submittedOn: CalendarDate;
}

type WaitingQuery = Query<ParsedDocument<WaitingPolicy>>;

const converter: FirestoreDataConverter<ParsedDocument<WaitingPolicy>> = {
  toFirestore: () => {
    throw new Error('This converter only reads.');
  },
  fromFirestore: (snapshot, options) => {
    const { path } = snapshot.ref;
    const parsed = parseRecord(
      policySchema,
      path,
      snapshot.data({ ...options, serverTimestamps: 'estimate' }),
    );
    if (!parsed.ok) return parsed;
    const { companyId = '' } = parsed.value.record;
    const { submittedOn = '' } = parsed.value;
    return { ok: true, value: { id: path, contractorId: companyId, policy: parsed.value, submittedOn } };
  },
};

/** Policies that wait for the firm, over all contractors, to be ordered by `submittedOn`: 5001 and 5002. */
export function waitingPolicies(firestore: Firestore): WaitingQuery {
  const all = queryGroup(firestore, collectionGroup('policies')).withConverter(converter);
  return query(all, where('state', 'in', [...WAITING_STATES]));
}

/** Policies of one contractor in some states, oldest first: clients that are engaged with it, and the firm. */
export function handedInPoliciesQuery(
  firestore: Firestore,
  contractorId: string,
  states: readonly EvidenceState[],
): WaitingQuery {
  const own = collection(firestore, collectionPath('policies', contractorId)).withConverter(converter);
  return query(own, where('state', 'in', [...states]), orderBy('submittedOn'));
}
