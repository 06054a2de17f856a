import { type CalendarDate, documentPath } from '@vcms/domain';
import { TRUSTED_ACTOR, type Trusted, updatedStamps } from '@vcms/server/core';
import { FieldValue } from 'firebase-admin/firestore';

const STANDING = ['approved', 'suspended'];

/** Ends approvals whose last day is over (nightly). Answers how many ended now; a second run finds them ended. */
export async function endEngagements(
  { db }: Trusted,
  ids: readonly string[],
  today: CalendarDate,
): Promise<number> {
  const ended = await Promise.all(
    ids.map((id) =>
      db.runTransaction(async (transaction) => {
        const reference = db.doc(documentPath('engagements', id));
        const stored = await transaction.get(reference);
        const endOn: unknown = stored.get('endOn');
        const isOver = typeof endOn === 'string' && endOn < today && STANDING.includes(stored.get('state'));
        if (!isOver) return false;
        transaction.update(reference, {
          state: 'ended',
          decisionReason: `The approval was given until ${endOn}.`,
          decidedBy: TRUSTED_ACTOR,
          decidedAt: FieldValue.serverTimestamp(),
          ...updatedStamps(TRUSTED_ACTOR),
        });
        return true;
      }),
    ),
  );
  return ended.filter(Boolean).length;
}
