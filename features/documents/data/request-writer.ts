import { asSaveResult, changeStamps, creationStamps, type WriteResult } from '@vcms/data';
import { type DocumentRequest, documentPath } from '@vcms/domain';
import { doc, type Firestore, setDoc, updateDoc } from 'firebase/firestore';
import type { FolderPlace } from './folder-queries.ts';

/** Who writes. */
export interface RequestWriteContext {
  readonly firestore: Firestore;
  readonly uid: string;
}

export type NewRequest = Pick<DocumentRequest, 'title' | 'category' | 'note' | 'dueOn'>;

/** Requests a document of a contractor: a client for itself, the firm where the place names no client. */
export function requestDocument(
  { firestore, uid }: RequestWriteContext,
  id: string,
  { contractorId, clientId }: FolderPlace,
  { title, category, note, dueOn }: NewRequest,
): Promise<WriteResult> {
  const side = clientId === undefined ? { contractorId } : { contractorId, clientId };
  const fields = { ...side, title, category, note, dueOn, state: 'open' };
  return asSaveResult({ firestore, uid }, () =>
    setDoc(doc(firestore, documentPath('documentRequests', id)), { ...fields, ...creationStamps(uid) }),
  );
}

function change({ firestore, uid }: RequestWriteContext, id: string, fields: object): Promise<WriteResult> {
  const place = doc(firestore, documentPath('documentRequests', id));
  return asSaveResult({ firestore, uid }, () => updateDoc(place, { ...fields, ...changeStamps(uid) }));
}

/** Names the contractor's submitted file as what was requested. */
export function answerRequest(
  context: RequestWriteContext,
  id: string,
  documentId: string,
): Promise<WriteResult> {
  return change(context, id, { state: 'submitted', documentId });
}

/** What came is what was requested. */
export function acceptAnswer(context: RequestWriteContext, id: string): Promise<WriteResult> {
  return change(context, id, { state: 'accepted' });
}

/** Nothing is wanted any more; a file that came for it stays on file. */
export function withdrawRequest(context: RequestWriteContext, id: string): Promise<WriteResult> {
  return change(context, id, { state: 'withdrawn' });
}
