import {
  asSaveResult,
  type CountQueries,
  changeStamps,
  creationStamps,
  type RecordRef,
  recordRef,
  recordsOf,
  type WriteResult,
} from '@vcms/data';
import { documentPath } from '@vcms/domain';
import { doc, type Firestore, query, setDoc, updateDoc, where } from 'firebase/firestore';

/** Who votes on which article. */
export interface VotePlace {
  readonly firestore: Firestore;
  readonly uid: string;
  readonly articleId: string;
}

/** The vote of one person on one article; there is one at most. */
export function voteRef({ firestore, uid, articleId }: VotePlace): RecordRef<'helpVotes'> {
  return recordRef(firestore, 'helpVotes', `${articleId}_${uid}`);
}

/** Stores a vote. `isFirst` is false where this person has voted on the article before: then that vote changes. */
export function vote(place: VotePlace, useful: boolean, isFirst: boolean): Promise<WriteResult> {
  const { firestore, uid, articleId } = place;
  const ref = doc(firestore, documentPath('helpVotes', `${articleId}_${uid}`));
  return asSaveResult(place, () =>
    isFirst
      ? setDoc(ref, { articleId, useful, ...creationStamps(uid) })
      : updateDoc(ref, { useful, ...changeStamps(uid) }),
  );
}

/** How many people found an article useful, and how many did not: two counts, however many votes there are. The firm's only. */
export function voteCounts(firestore: Firestore, articleId: string): CountQueries<'yes' | 'no'> {
  const votes = (useful: boolean) =>
    query(
      recordsOf(firestore, 'helpVotes'),
      where('articleId', '==', articleId),
      where('useful', '==', useful),
    );
  return { yes: votes(true), no: votes(false) };
}
