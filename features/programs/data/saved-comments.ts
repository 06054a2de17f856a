import {
  asSaveResult,
  asWriteResult,
  changeStamps,
  creationStamps,
  type RecordQuery,
  recordsOf,
  type WriteResult,
} from '@vcms/data';
import { collectionPath, documentPath, type SavedComment } from '@vcms/domain';
import {
  addDoc,
  collection,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  limit,
  query,
  updateDoc,
  where,
} from 'firebase/firestore';

/** Comments that a program has at most in a menu. */
const SHOWN_MAX = 200;

/** The comments that one side (`firm` or a client's id) keeps about a program, for its elements and for all of them. */
export function savedCommentsQuery(
  firestore: Firestore,
  owner: string,
  programId: string,
): RecordQuery<'savedComments'> {
  const all = recordsOf(firestore, 'savedComments');
  return query(all, where('owner', '==', owner), where('programId', '==', programId), limit(SHOWN_MAX));
}

/** Who writes. */
export interface CommentWriter {
  readonly firestore: Firestore;
  readonly uid: string;
}

/** Saves a comment of 10 to 1000 characters to use again; without `elementId` it is for every element of the program. */
export function saveComment(
  { firestore, uid }: CommentWriter,
  { owner, programId, elementId, text }: Omit<SavedComment, 'id'>,
): Promise<WriteResult> {
  const place = elementId === undefined ? {} : { elementId };
  const content = { owner, programId, ...place, text, ...creationStamps(uid) };
  return asSaveResult({ firestore, uid }, () =>
    addDoc(collection(firestore, collectionPath('savedComments')), content),
  );
}

/** Changes the text of a saved comment, or what it is for; findings that were written with it stay as they are. */
export function changeComment(
  { firestore, uid }: CommentWriter,
  { id, elementId, text }: Pick<SavedComment, 'id' | 'elementId' | 'text'>,
): Promise<WriteResult> {
  const change = { text, elementId: elementId ?? deleteField(), ...changeStamps(uid) };
  return asSaveResult({ firestore, uid }, () =>
    updateDoc(doc(firestore, documentPath('savedComments', id)), change),
  );
}

/** Deletes a saved comment; findings that were written with it stay as they are. */
export function deleteComment(firestore: Firestore, id: string): Promise<WriteResult> {
  return asWriteResult(() => deleteDoc(doc(firestore, documentPath('savedComments', id))));
}
