import { asSaveResult, changeStamps, type WriteResult } from '@vcms/data';
import { type CompanyDocument, documentPath } from '@vcms/domain';
import { doc, type Firestore, updateDoc } from 'firebase/firestore';

export interface KeeperContext {
  readonly firestore: Firestore;
  readonly uid: string;
  readonly contractorId: string;
}

function change(
  { firestore, uid, contractorId }: KeeperContext,
  id: string,
  fields: object,
): Promise<WriteResult> {
  const place = doc(firestore, documentPath('documents', contractorId, id));
  return asSaveResult({ firestore, uid }, () => updateDoc(place, { ...fields, ...changeStamps(uid) }));
}

/** Gives a file another title or folder; its bytes and its state stay. The firm any, a client what the same person put up. */
export function relabelDocument(
  context: KeeperContext,
  id: string,
  { title, category }: Pick<CompanyDocument, 'title' | 'category'>,
): Promise<WriteResult> {
  return change(context, id, { title, category });
}

/** Takes back what waits for its review: the company's own. */
export function withdrawDocument(context: KeeperContext, id: string): Promise<WriteResult> {
  return change(context, id, { state: 'withdrawn' });
}

/** Takes a file that does not count, or that the same person put up, out of the folders; it stays on file as archived. */
export function archiveDocument(context: KeeperContext, id: string): Promise<WriteResult> {
  return change(context, id, { state: 'archived' });
}
