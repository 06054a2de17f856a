import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { POLICY } from '@vcms/insurance/access';
import { ACTORS, type AccessWorld, creation, stamped, TODAY } from '@vcms/testing/access';
import { deleteField, doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { startAccessWorld } from './access/access-world.ts';
import { changeRecord } from './access/change-record.ts';

const OWNER = ACTORS['5005'];
const WRITER = ACTORS['5002'];
const SECOND = { ...WRITER, uid: 'u-second' };
const PATH = `companies/${OWNER.companyId}/policies`;
const MARK = { firmName: 'Clearpath', on: '2026-01-02', reason: 'Sent by the broker by mail.' };
const ENTERED = { ...POLICY, contractorId: OWNER.companyId, version: 1, submittedOn: TODAY, onBehalf: MARK };

const STATES = ['submitted', 'in_review', 'changes_requested', 'draft'] as const;
type State = (typeof STATES)[number];

let world: AccessWorld;
async function put(state: State): Promise<string> {
  const path = `${PATH}/entered-${state}`;
  await world.write(new Map([[path, stamped({ ...ENTERED, state }, WRITER.uid)]]));
  return path;
}
beforeAll(async () => {
  world = await startAccessWorld();
});
afterAll(() => world.stop());

const change = (actor: typeof OWNER, path: string, fields: object) =>
  changeRecord(world, actor, path, fields);

describe('a policy that customer service entered', () => {
  it('is taken into review by a second person, and never by who entered it', async () => {
    const path = await put('submitted');

    await assertFails(change(WRITER, path, { state: 'in_review' }));
    await assertSucceeds(change(SECOND, path, { state: 'in_review' }));
  });

  it('is decided on by a second person, and never by who entered it', async () => {
    await put('in_review');
    const review = (uid: string) => ({
      ...{ contractorId: OWNER.companyId, subjectType: 'policy', subjectId: 'entered-in_review' },
      ...{ subjectVersion: 1, scope: 'firm', decision: 'accepted', findings: [], publicComment: '' },
      ...{ decidedBy: uid, decidedAt: serverTimestamp(), minutesToDecision: 1 },
    });
    const decide = (actor: typeof OWNER) =>
      setDoc(
        doc(world.as(actor), `companies/${OWNER.companyId}/reviews/by-${actor.uid}`),
        creation('reviews', actor.uid, review(actor.uid)),
      );

    await assertFails(decide(WRITER));
    await assertSucceeds(decide(SECOND));
  });

  it('can be withdrawn, corrected and submitted by its contractor as its own', async () => {
    await assertSucceeds(change(OWNER, await put('submitted'), { state: 'withdrawn' }));
    await assertSucceeds(change(OWNER, await put('in_review'), { state: 'withdrawn' }));
    const returned = await put('changes_requested');
    await assertSucceeds(change(OWNER, returned, { state: 'draft', version: 2, insurerName: 'Lake Mutual' }));
    await assertSucceeds(change(OWNER, returned, { state: 'submitted', submittedOn: TODAY }));
  });

  it.each(STATES)('keeps its mark while it is %s, whoever tries to change it', async (state) => {
    const path = await put(state);
    const version = state === 'changes_requested' ? { state: 'draft', version: 2 } : {};
    for (const actor of [OWNER, WRITER, ACTORS['5001'], ACTORS['5003']]) {
      await assertFails(change(actor, path, { ...version, onBehalf: deleteField() }));
      await assertFails(
        change(actor, path, { ...version, onBehalf: { ...MARK, reason: 'Another reason.' } }),
      );
    }
  });

  it('cannot be entered past the server, and nobody marks a policy of their own', async () => {
    const draft = { ...POLICY, contractorId: OWNER.companyId, state: 'draft', version: 1 };
    const create = (actor: typeof OWNER, id: string, fields: object) =>
      setDoc(doc(world.as(actor), `${PATH}/${id}`), creation('policies', actor.uid, { ...fields }));

    await assertFails(create(WRITER, 'n1', { ...ENTERED, state: 'submitted' }));
    await assertFails(create(WRITER, 'n2', draft));
    await assertFails(create(OWNER, 'n3', { ...draft, onBehalf: MARK }));
    await assertSucceeds(create(OWNER, 'n4', draft));
    await assertFails(change(OWNER, `${PATH}/n4`, { onBehalf: MARK }));
  });
});
