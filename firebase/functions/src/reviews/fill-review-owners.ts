import { collectionPath, documentPath } from '@vcms/domain';
import { TRUSTED_ACTOR, type Trusted, updatedStamps } from '@vcms/server/core';

/**
 * Writes into reviews of answers, from before they said so, who asks the questionnaire: without it no client reads them. Answers
 * how many it changed.
 */
export async function fillReviewOwners({ db }: Trusted, contractorIds: readonly string[]): Promise<number> {
  const owners = new Map<string, Promise<unknown>>();

  function ownerOf(definitionId: string): Promise<unknown> {
    const known = owners.get(definitionId);
    if (known !== undefined) return known;
    const read = db
      .doc(documentPath('questionnaires', definitionId))
      .get()
      .then((stored): unknown => stored.get('owner'));
    owners.set(definitionId, read);
    return read;
  }

  let filled = 0;
  for (const contractorId of contractorIds) {
    const { docs } = await db
      .collection(collectionPath('reviews', contractorId))
      .where('subjectType', '==', 'questionnaire')
      .get();
    for (const review of docs.filter((stored) => stored.get('owner') === undefined)) {
      const owner = await ownerOf(String(review.get('subjectId')));
      // Reviews are never changed by anyone else, so there is nothing to lose.
      if (typeof owner !== 'string') continue;
      await review.ref.update({ owner, ...updatedStamps(TRUSTED_ACTOR) });
      filled += 1;
    }
  }
  return filled;
}
