import { asSaveResult, changeStamps, type WriteResult } from '@vcms/data';
import { documentPath, type Engagement } from '@vcms/domain';
import { deleteField, doc, type Firestore, runTransaction } from 'firebase/firestore';

class Moved extends Error {}

/** What a contractor says when it submits itself for approval. */
export interface Submission {
  /** Codes of trades, at least one (domain section 2). */
  readonly workTypes: readonly string[];
  /** Whom the client calls; absent: nobody in particular. */
  readonly contactUid: string | undefined;
}

/** Submits a contractor for a client's approval. A conflict when the relation has moved meanwhile. */
export async function submitEngagement(
  { firestore, uid }: { readonly firestore: Firestore; readonly uid: string },
  { id }: Pick<Engagement, 'id'>,
  { workTypes, contactUid }: Submission,
): Promise<WriteResult> {
  const result = await asSaveResult({ firestore, uid }, () =>
    runTransaction(firestore, async (transaction) => {
      const ref = doc(firestore, documentPath('engagements', id));
      if ((await transaction.get(ref)).get('state') !== 'in_progress') throw new Moved();
      transaction.update(ref, {
        state: 'submitted',
        workTypes: [...workTypes],
        contactUid: contactUid ?? deleteField(),
        ...changeStamps(uid),
      });
    }),
  );
  const isConflict = result.kind === 'failed' && result.failure.cause instanceof Moved;
  return isConflict ? { kind: 'conflict' } : result;
}
