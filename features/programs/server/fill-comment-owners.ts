import { FIRM_SCOPE } from '@vcms/domain';
import { TRUSTED_ACTOR, type Trusted, updatedStamps } from '@vcms/server/core';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';

/**
 * Gives saved comments from before they had an owner to the firm, which alone kept any then: without one no side finds them.
 * Answers how many it changed.
 */
export async function fillCommentOwners(
  { db }: Trusted,
  comments: readonly QueryDocumentSnapshot[],
): Promise<number> {
  const filled = await Promise.all(
    comments.map(({ ref }) =>
      db.runTransaction(async (transaction) => {
        const stored = await transaction.get(ref);
        if (!stored.exists || stored.get('owner') !== undefined) return 0;
        transaction.update(ref, { owner: FIRM_SCOPE, ...updatedStamps(TRUSTED_ACTOR) });
        return 1;
      }),
    ),
  );
  return filled.reduce<number>((sum, one) => sum + one, 0);
}
