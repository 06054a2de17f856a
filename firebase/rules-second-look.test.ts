import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { ACTORS, type AccessWorld, creation, stamped, TODAY } from '@vcms/testing/access';
import { deleteDoc, deleteField, doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { startAccessWorld } from './access/access-world.ts';
import { changeRecord } from './access/change-record.ts';

const OWNER = ACTORS['5005'];
const FIRST = ACTORS['5002'];
const SECOND = { ...FIRST, uid: 'u-second' };
const FOLDER = `companies/${OWNER.companyId}`;
const APPEAL = {
  ...{ reason: 'Page 9 names who inspects.', askedOn: TODAY, askedBy: OWNER.uid },
  ...{ reviewId: 'r1', decidedBy: FIRST.uid },
};
const VERSION = {
  ...{ contractorId: OWNER.companyId, programId: 'hot-work', docId: 'doc1', pageRefs: { e1: 3 } },
  ...{ declaredNotApplicable: false, version: 1, submittedOn: TODAY },
};

let world: AccessWorld;
async function put(state: string, appeal?: typeof APPEAL): Promise<string> {
  const path = `${FOLDER}/programVersions/hot-work_1`;
  const asked = appeal === undefined ? {} : { appeal };
  await world.write(new Map([[path, stamped({ ...VERSION, state, ...asked }, OWNER.uid)]]));
  return path;
}
beforeAll(async () => {
  world = await startAccessWorld();
});
afterAll(() => world.stop());

const change = (actor: typeof OWNER, path: string, fields: object) =>
  changeRecord(world, actor, path, fields);

describe('a program that waits for a second look', () => {
  it('is taken by somebody else than who decided first', async () => {
    const path = await put('submitted', APPEAL);

    await assertFails(change(FIRST, path, { state: 'in_review' }));
    await assertSucceeds(change(SECOND, path, { state: 'in_review' }));
  });

  it('is decided by somebody else than who decided first', async () => {
    await put('in_review', APPEAL);
    const review = (uid: string) => ({
      ...{ contractorId: OWNER.companyId, subjectType: 'program', subjectId: 'hot-work_1' },
      ...{ subjectVersion: 1, scope: 'firm', decision: 'accepted', findings: [], publicComment: '' },
      ...{ decidedBy: uid, decidedAt: serverTimestamp(), minutesToDecision: 1 },
    });
    const decide = (actor: typeof OWNER) =>
      setDoc(
        doc(world.as(actor), `${FOLDER}/reviews/by-${actor.uid}`),
        creation('reviews', actor.uid, review(actor.uid)),
      );

    await assertFails(decide(FIRST));
    await assertSucceeds(decide(SECOND));
  });

  it('is asked for through the server alone, and changed, taken back or wiped out by nobody', async () => {
    for (const actor of [OWNER, FIRST, ACTORS['5003'], ACTORS['5001']]) {
      const returned = await put('changes_requested');
      await assertFails(change(actor, returned, { state: 'submitted', appeal: APPEAL }));
      await assertFails(change(actor, returned, { state: 'submitted' }));
      const waiting = await put('submitted', APPEAL);
      await assertFails(change(actor, waiting, { appeal: { ...APPEAL, decidedBy: 'u-nobody' } }));
      await assertFails(change(actor, waiting, { appeal: deleteField() }));
      await assertFails(change(actor, waiting, { state: 'withdrawn' }));
      await assertFails(deleteDoc(doc(world.as(actor), waiting)));
    }
  });
});
