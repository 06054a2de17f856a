import { type RecordQuery, recordsEverywhere, recordsOf } from '@vcms/data';
import { type Firestore, orderBy, query, where } from 'firebase/firestore';

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
