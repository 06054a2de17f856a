import { type RecordQuery, recordsEverywhere, recordsOf } from '@vcms/data';
import { type EvidenceState, collectionGroup as groupOf } from '@vcms/domain';
import { collectionGroup, type Firestore, orderBy, type Query, query, where } from 'firebase/firestore';

/** All editions of one program, the newest first: the firm. */
export function editionsQuery(firestore: Firestore, programId: string): RecordQuery<'programEditions'> {
  return query(recordsOf(firestore, 'programEditions', programId), orderBy('n', 'desc'));
}

/** What was published of one program: everybody who reads the catalogue. */
export function publishedEditionsQuery(
  firestore: Firestore,
  programId: string,
): RecordQuery<'programEditions'> {
  return query(recordsOf(firestore, 'programEditions', programId), where('status', '==', 'published'));
}

/** The drafts of all programs: the firm. */
export function draftEditionsQuery(firestore: Firestore): RecordQuery<'programEditions'> {
  return query(recordsEverywhere(firestore, 'programEditions'), where('status', '==', 'draft'));
}

/** Where a contractor's version stands, as far as a publication matters. */
export type AffectedKind = 'waiting' | 'accepted' | 'returned' | 'drafts';

const STATES: Readonly<Record<AffectedKind, readonly EvidenceState[]>> = {
  waiting: ['submitted', 'in_review'],
  accepted: ['accepted'],
  returned: ['changes_requested', 'rejected'],
  drafts: ['draft'],
};

/** What to count before an edition is published, over all contractors: the firm. */
export function affectedVersions(
  firestore: Firestore,
  programId: string,
): Readonly<Record<AffectedKind, Query<unknown>>> {
  const all = collectionGroup(firestore, groupOf('programVersions'));
  const inStates = (kind: AffectedKind) =>
    query(all, where('programId', '==', programId), where('state', 'in', STATES[kind]));
  return {
    waiting: inStates('waiting'),
    accepted: inStates('accepted'),
    returned: inStates('returned'),
    drafts: inStates('drafts'),
  };
}
