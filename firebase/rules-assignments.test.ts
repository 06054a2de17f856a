import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { ACTORS, type AccessWorld, stamped } from '@vcms/testing/access';
import { person } from '@vcms/workforce/access';
import { deleteField, doc, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { worldDocuments } from './access/access-documents.ts';
import { startAccessWorld } from './access/access-world.ts';

const PLACE = 'staffAssignments/X_s2';
const KEPT = {
  ...{ clientId: 'X', staffId: 's2', contractorId: 'A', name: 'Ana Ruiz', jobRole: 'Roofer' },
  ...{ sites: ['North yard'], from: '2026-01-01', to: '2026-06-30' },
};
/** As the server keeps it while the client sees the assignment. */
const STORED = { ...KEPT, visible: true };

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
});
beforeEach(() => world.write(worldDocuments()));
afterAll(() => world.stop());

type Role = '5003' | '5005';
const stamps = (role: Role) => ({ updatedAt: serverTimestamp(), updatedBy: ACTORS[role].uid });
const change = (role: Role, fields: object) =>
  updateDoc(doc(world.as(ACTORS[role]), PLACE), { ...fields, ...stamps(role) });

describe('the name on an assignment', () => {
  it('is that of the person whose documents the client reads', async () => {
    await world.write(new Map([['companies/A/staff/s3', stamped(person('A'))]]));
    const create = (fields: object) =>
      setDoc(doc(world.as(ACTORS['5005']), 'staffAssignments/X_s3'), {
        ...{ ...KEPT, staffId: 's3', ...fields, v: 1 },
        ...{ createdAt: serverTimestamp(), createdBy: ACTORS['5005'].uid },
        ...stamps('5005'),
      });

    await assertFails(create({ name: 'Eve Stone' }));
    await assertFails(create({ jobRole: 'Driver' }));
    await assertFails(create({ isLastDayByClient: false }));
    await assertSucceeds(create({}));
  });

  it('changes with the person, not by itself', async () => {
    await world.write(new Map([[PLACE, stamped(STORED)]]));
    await assertFails(change('5005', { name: 'Eve Ruiz' }));
    await assertFails(change('5005', { jobRole: 'Driver' }));

    const db = world.as(ACTORS['5005']);
    const both = writeBatch(db);
    both.update(doc(db, 'companies/A/staff/s2'), { firstName: 'Eve', ...stamps('5005') });
    both.update(doc(db, PLACE), { name: 'Eve Ruiz', ...stamps('5005') });
    await assertSucceeds(both.commit());
  });
});

describe('what the client decided on an assignment', () => {
  beforeEach(() => world.write(new Map([[PLACE, stamped(STORED)]])));

  it('says whose it is, for the last day and for the sites', async () => {
    await assertFails(change('5003', { to: '2026-03-31' }));
    await assertFails(change('5003', { sites: [] }));
    await assertFails(change('5003', { sites: [], isLastDayByClient: true }));
    await assertSucceeds(change('5003', { to: '2026-03-31', isLastDayByClient: true }));
    await assertSucceeds(change('5003', { sites: [], areSitesByClient: true }));
  });

  it('is not taken back by the contractor, who may end it earlier', async () => {
    await assertSucceeds(change('5005', { to: '2026-09-30' }));
    await assertSucceeds(change('5003', { to: '2026-03-31', isLastDayByClient: true }));

    await assertFails(change('5005', { to: '2026-04-01' }));
    await assertFails(change('5005', { to: deleteField() }));
    await assertFails(change('5005', { to: '2026-09-30', isLastDayByClient: false }));
    await assertFails(change('5005', { to: '2026-09-30', isLastDayByClient: deleteField() }));
    await assertSucceeds(change('5005', { to: '2026-03-01' }));
    await assertSucceeds(change('5005', { sites: ['South yard'] }));
  });

  it('holds for sites until the client chooses others', async () => {
    await assertSucceeds(change('5003', { sites: ['South yard'], areSitesByClient: true }));
    await assertFails(change('5005', { sites: ['North yard'] }));
    await assertFails(change('5005', { sites: ['North yard'], areSitesByClient: false }));
    await assertSucceeds(change('5005', { to: '2026-12-31' }));
  });

  it('ends when the client takes its last day away', async () => {
    await assertSucceeds(change('5003', { to: '2026-03-31', isLastDayByClient: true }));
    await assertFails(change('5003', { to: deleteField() }));
    await assertSucceeds(change('5003', { to: deleteField(), isLastDayByClient: false }));
    await assertSucceeds(change('5005', { to: '2027-03-31' }));
  });
});

describe('the name that a document was handed in under', () => {
  it('is written by the server alone', async () => {
    const path = 'companies/A/staff/s2/staffDocuments/d9';
    const create = (fields: object) =>
      setDoc(doc(world.as(ACTORS['5005']), path), {
        ...{ staffId: 's2', contractorId: 'A', typeId: 'first-aid', issuer: 'Red Cross', number: '1234' },
        ...{ issuedOn: '2026-03-01', docId: 'doc9', sensitive: false, state: 'draft', version: 1, v: 1 },
        ...{ ...fields, createdAt: serverTimestamp(), createdBy: ACTORS['5005'].uid },
        ...stamps('5005'),
      });

    await assertFails(create({ holder: 'Ana Ruiz' }));
    await assertSucceeds(create({}));
  });
});
