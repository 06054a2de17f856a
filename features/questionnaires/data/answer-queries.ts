import { type RecordQuery, recordsEverywhere, recordsOf } from '@vcms/data';
import { FIRM_SCOPE, OPEN_ENGAGEMENT_STATES } from '@vcms/domain';
import { documentId, type Firestore, orderBy, query, where } from 'firebase/firestore';

/** Everything a contractor has answered: its own people (5005) and the firm. */
export function answersQuery(firestore: Firestore, contractorId: string): RecordQuery<'answers'> {
  return query(recordsOf(firestore, 'answers', contractorId), orderBy('definitionId'));
}

/** The versions of one owner over all its definitions, the newest first: the firm and 5003. */
export function versionsOfOwnerQuery(
  firestore: Firestore,
  owner: string,
): RecordQuery<'questionnaireVersions'> {
  return query(
    recordsEverywhere(firestore, 'questionnaireVersions'),
    where('owner', '==', owner),
    orderBy('n', 'desc'),
  );
}

/** The register of one side, to be ordered and cut into pages. `scope` is 'firm' (5001 and 5002), or the own client (5003). */
export function answerRowsOf(firestore: Firestore, scope: string): RecordQuery<'answerRows'> {
  return query(recordsOf(firestore, 'answerRows'), where('scope', '==', scope));
}

/** What contractors have answered to one definition of the firm, by the name of the contractor: for the firm. */
export function answeredByQuery(firestore: Firestore, definitionId: string): RecordQuery<'answerRows'> {
  return query(
    answerRowsOf(firestore, FIRM_SCOPE),
    where('definitionId', '==', definitionId),
    orderBy('contractorName'),
    orderBy(documentId()),
  );
}

/** Contractors that work for a client, or are about to, by name: those that its supplement is asked of. */
export function askedByClientQuery(firestore: Firestore, clientId: string): RecordQuery<'engagements'> {
  return query(
    recordsOf(firestore, 'engagements'),
    where('clientId', '==', clientId),
    where('state', 'in', [...OPEN_ENGAGEMENT_STATES]),
    orderBy('contractorName'),
    orderBy(documentId()),
  );
}

/** What up to 30 contractors have answered to one supplement, for the client whose it is. */
export function answersToSupplementQuery(
  firestore: Firestore,
  { definitionId, owner }: { readonly definitionId: string; readonly owner: string },
  contractorIds: readonly string[],
): RecordQuery<'answerRows'> {
  return query(
    answerRowsOf(firestore, owner),
    where('definitionId', '==', definitionId),
    where('contractorId', 'in', [...contractorIds]),
  );
}
