import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { ACTORS, type AccessWorld, stamped } from '@vcms/testing/access';
import { person } from '@vcms/workforce/access';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { worldDocuments } from './access/access-documents.ts';
import { startAccessWorld } from './access/access-world.ts';

const PATH = 'companies/A/staff/s2';

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
});
beforeEach(() => world.write(worldDocuments()));
afterAll(() => world.stop());

const edit = (change: object) =>
  updateDoc(doc(world.as(ACTORS['5005']), PATH), {
    ...change,
    updatedAt: serverTimestamp(),
    updatedBy: ACTORS['5005'].uid,
  });

describe('the job role of a person', () => {
  it('changes only with the role before it kept, so that its papers stay required', async () => {
    await assertFails(edit({ jobRole: 'Clerk' }));
    await assertFails(edit({ jobRole: 'Clerk', earlierJobRoles: ['Driver'] }));
    await assertSucceeds(edit({ jobRole: 'Clerk', earlierJobRoles: ['Roofer'] }));
    await assertSucceeds(edit({ badgeNo: '18' }));
  });

  it('does not lose what was kept', async () => {
    await world.write(
      new Map([[PATH, stamped({ ...person('A'), jobRole: 'Clerk', earlierJobRoles: ['Roofer', 'Welder'] })]]),
    );

    await assertFails(edit({ earlierJobRoles: ['Roofer'] }));
    await assertFails(edit({ jobRole: 'Driver', earlierJobRoles: ['Clerk'] }));
    await assertSucceeds(edit({ jobRole: 'Driver', earlierJobRoles: ['Roofer', 'Welder', 'Clerk'] }));
  });
});
