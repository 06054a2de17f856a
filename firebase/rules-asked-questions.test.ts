import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { ACTORS, type AccessWorld, NEXT_MONTH, stamped } from '@vcms/testing/access';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
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
