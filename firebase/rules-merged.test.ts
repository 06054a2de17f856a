import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { POLICY } from '@vcms/insurance/access';
import { ACTORS, type AccessWorld, creation, stamped } from '@vcms/testing/access';
import { deleteField, doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { startAccessWorld } from './access/access-world.ts';

const OWNER = ACTORS['5005'];
const PATH = `companies/${OWNER.companyId}/policies`;
const DRAFT = { ...POLICY, contractorId: OWNER.companyId, state: 'draft', version: 1 };

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
  await world.write(new Map([[`${PATH}/m1`, stamped({ ...DRAFT, mergedFrom: 'S' })]]));
});
afterAll(() => world.stop());

describe('a record that a merge brought', () => {
  const stamps = { updatedAt: serverTimestamp(), updatedBy: OWNER.uid };

  it('can be worked on by its company as any other', async () => {
    const db = world.as(OWNER);

    await assertSucceeds(updateDoc(doc(db, `${PATH}/m1`), { insurerName: 'Granite Mutual', ...stamps }));
  });

  it('keeps the mark of where it came from, which nobody writes themselves', async () => {
    const db = world.as(OWNER);

    await assertFails(updateDoc(doc(db, `${PATH}/m1`), { mergedFrom: 'B', ...stamps }));
    await assertFails(updateDoc(doc(db, `${PATH}/m1`), { mergedFrom: deleteField(), ...stamps }));
    const marked = creation('policies', OWNER.uid, { ...DRAFT, mergedFrom: 'S' });
    await assertFails(setDoc(doc(db, `${PATH}/m2`), marked));
    await assertSucceeds(setDoc(doc(db, `${PATH}/m2`), creation('policies', OWNER.uid, DRAFT)));
  });
});
