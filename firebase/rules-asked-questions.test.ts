import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { ACTORS, type AccessWorld, NEXT_MONTH, type Role, stamped } from '@vcms/testing/access';
import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, it } from 'vitest';
import { startAccessWorld } from './access/access-world.ts';

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
  const draft = (definitionId: string) =>
    stamped({
      ...{ clientId: 'X', n: 1, effectiveFrom: NEXT_MONTH, status: 'draft' },
      questionnaire: { required: true, definitionId, maxAgeMonths: 12 },
    });
  await world.write(
    new Map([
      ['questionnaires/safety', stamped({ owner: 'firm', title: 'Safety' })],
      ['questionnaires/own', stamped({ owner: 'X', title: 'Our yard' })],
      ['questionnaires/of-y', stamped({ owner: 'Y', title: 'Their yard' })],
      ['clients/X/requirementSets/1', draft('safety')],
      ['clients/X/requirementSets/2', draft('own')],
      ['clients/X/requirementSets/3', draft('of-y')],
    ]),
  );
});
afterAll(() => world.stop());

it('a client publishes demands for answers to the firm and to itself, not to another client', async () => {
  const { uid } = ACTORS['5003'];
  const publish = (n: number) =>
    updateDoc(doc(world.as(ACTORS['5003']), `clients/X/requirementSets/${n}`), {
      ...{ status: 'published', publishedBy: uid },
      ...{ updatedAt: serverTimestamp(), updatedBy: uid },
    });

  await assertSucceeds(publish(1));
  await assertSucceeds(publish(2));
  await assertFails(publish(3));
});

const takes = (role: Role, id: string, owner: string) => {
  const { uid } = ACTORS[role];
  return setDoc(doc(world.as(ACTORS[role]), `questionnaires/${id}`), {
    ...{ owner, title: 'Our yard', createdAt: serverTimestamp(), createdBy: uid },
    ...{ updatedAt: serverTimestamp(), updatedBy: uid, v: 1 },
  });
};

it.each([
  'y-supplement',
  'x',
  'anything',
  'safety-2',
  'xx-supplement',
  'x-supplement-of-y',
  'x-supplement-0',
])('the id of a questionnaire, which is its owner’s for good, is not taken by a client: %s', async (id) => {
  await assertFails(takes('5003', id, 'X'));
});

it('a client takes the ids with its own name, and goes on with one it took before', async () => {
  await assertSucceeds(takes('5003', 'x-supplement', 'X'));
  await assertSucceeds(takes('5003', 'x-supplement-2', 'X'));
  await assertSucceeds(takes('5002', 'crane-work', 'firm'));
  const { uid } = ACTORS['5003'];
  const own = doc(world.as(ACTORS['5003']), 'questionnaires/own');
  await assertSucceeds(updateDoc(own, { title: 'Our yards', updatedAt: serverTimestamp(), updatedBy: uid }));
});
