import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { ACTORS, type AccessWorld, type Role } from '@vcms/testing/access';
import { doc, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { worldDocuments } from './access/access-documents.ts';
import { startAccessWorld } from './access/access-world.ts';

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
  await world.write(worldDocuments());
});
afterAll(() => world.stop());

/** Everybody who reads the tax data of the company they are looked at with, and may change them through the server. */
const KEEPERS: readonly (readonly [Role, string])[] = [
  ['5001', 'A'],
  ['5002', 'X'],
  ['5003', 'X'],
  ['5005', 'A'],
  ['5006', 'L'],
];

const place = ([role, companyId]: readonly [Role, string]) =>
  doc(world.as(ACTORS[role]), 'companies', companyId, 'private', 'main');

describe('the tax data of a company', () => {
  it.each(KEEPERS)('are read by %s of %s', async (...keeper) => {
    await assertSucceeds(getDoc(place(keeper)));
  });

  it.each(KEEPERS)('take no EIN of another company from the browser of %s of %s', async (...keeper) => {
    const stamps = { updatedAt: serverTimestamp(), updatedBy: ACTORS[keeper[0]].uid };

    await assertFails(updateDoc(place(keeper), { ein: '009998887', ...stamps }));
    await assertFails(updateDoc(place(keeper), { duns: '123456789', ...stamps }));
    await assertFails(updateDoc(place(keeper), { einConfirmed: true, ...stamps }));
  });

  it.each(['5001', '5002'] as const)('come from no browser of %s with a company', async (role) => {
    const { uid } = ACTORS[role];
    const now = serverTimestamp();
    const stamps = { createdAt: now, createdBy: uid, updatedAt: now, updatedBy: uid, v: 1 };
    const secret = { ein: '009998887', ownerName: 'Ira Vale', taxClass: 'LLC' };

    await assertFails(
      setDoc(doc(world.as(ACTORS[role]), 'companies/bareA/private/main'), { ...secret, ...stamps }),
    );
  });
});
