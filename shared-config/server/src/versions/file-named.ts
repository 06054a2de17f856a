import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { TRUSTED_ACTOR, updatedStamps, withoutAbsent } from '../core/index.ts';

/** Files that are still drafts are submitted with the record that names them: a draft could be thrown away or change its file. */
export function fileNamed(
  transaction: Transaction,
  documents: readonly DocumentSnapshot[],
  submittedOn: unknown,
): void {
  for (const document of documents) {
    if (document.get('state') !== 'draft') continue;
    const handedIn = withoutAbsent({ state: 'submitted', submittedOn });
    transaction.update(document.ref, { ...handedIn, ...updatedStamps(TRUSTED_ACTOR) });
  }
}
