import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { companyRecord } from '@vcms/companies/access';
import { ACTORS, type AccessWorld, stamped } from '@vcms/testing/access';
import { deleteField, doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { worldDocuments } from './access/access-documents.ts';
import { startAccessWorld } from './access/access-world.ts';
import { type Editor, editCompany } from './access/edit-company.ts';

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
  await world.write(worldDocuments());
});
afterAll(() => world.stop());

/** Everybody who may edit the contractor they are looked at with. */
const EDITORS: readonly Editor[] = [
  ['5001', 'A'],
  ['5002', 'A'],
  ['5005', 'A'],
  ['5006', 'L'],
];

const edit = (editor: Editor, change: object) => editCompany(world, editor, change);

const DECLARED = { declaredFacts: { state: 'waiting', values: { operatingSince: '2026-01-01' } } };

describe('the facts of a contractor that move demands', () => {
  it.each([
    ['operating since', { operatingSince: '2026-01-01' }],
    ['trades', { trades: ['painting'] }],
    ['NAICS', { naicsPrimary: '238320' }],
    ['employees', { employeesPeakLastYear: 3 }],
    ['legal name', { name: 'Another Company' }],
    ['what was declared', DECLARED],
    ['nothing declared', { declaredFacts: deleteField(), operatingSince: '2026-01-01' }],
  ])('are written by no browser: %s', async (_what, change) => {
    for (const editor of EDITORS) await assertFails(edit(editor, { ...change, city: 'Pekin' }));
  });

  it('stay out of the way of who edits the rest', async () => {
    for (const editor of EDITORS)
      await assertSucceeds(edit(editor, { city: 'Joliet', naicsOther: ['238320'] }));
    await world.write(new Map([['companies/A', stamped({ ...companyRecord('A'), ...DECLARED })]]));
    await assertSucceeds(edit(['5005', 'A'], { city: 'Joliet' }));
    await assertFails(edit(['5005', 'A'], { declaredFacts: deleteField() }));
  });

  it('of a client are its own to edit: no demand of its depends on them', async () => {
    await assertSucceeds(edit(['5003', 'X'], { trades: ['power'], employeesPeakLastYear: 90 }));
  });

  it('are not declared by who makes a company', async () => {
    const { uid } = ACTORS['5002'];
    const now = serverTimestamp();
    const stamps = { createdAt: now, createdBy: uid, updatedAt: now, updatedBy: uid, v: 1 };
    const place = doc(world.as(ACTORS['5002']), 'companies', 'made');

    await assertFails(setDoc(place, { ...companyRecord('made'), ...DECLARED, ...stamps }));
    await assertSucceeds(setDoc(place, { ...companyRecord('made'), ...stamps }));
  });
});
