import { ACTORS, type AccessWorld, stamped } from '@vcms/testing/access';
import { varianceContent } from '@vcms/variances/access';
import { deleteDoc, doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldDocuments } from '../access/access-documents.ts';
import { startAccessWorld } from '../access/access-world.ts';
import { answerOf } from '../access/run-cell.ts';

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
  await world.write(worldDocuments());
});
afterAll(() => world.stop());

describe('four eyes', () => {
  it('without the client’s policy, or with four eyes, nobody decides an own variance', async () => {
    const { uid } = ACTORS['5003'];
    const decided = {
      state: 'approved',
      decidedBy: uid,
      decidedAt: serverTimestamp(),
      selfApproved: true,
      updatedAt: serverTimestamp(),
      updatedBy: uid,
    };
    const attempt = async (fourEyes: boolean | undefined) => {
      await world.write(
        new Map([
          [
            'variances/self',
            stamped({ clientId: 'X', contractorId: 'A', ...varianceContent(uid, '5003') }, uid),
          ],
        ]),
      );
      const policy = doc(world.trusted, 'clients/X');
      await (fourEyes === undefined ? deleteDoc(policy) : setDoc(policy, { fourEyes, varianceMaxDays: 180 }));
      return updateDoc(doc(world.as(ACTORS['5003']), 'variances/self'), decided);
    };
    expect((await answerOf(attempt(true))).answer).toBe('denied');
    expect((await answerOf(attempt(undefined))).answer).toBe('denied');
    expect((await answerOf(attempt(false))).answer).toBe('allowed');
  });
});
