import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { companyRecord } from '@vcms/companies/access';
import { ACTORS, type AccessWorld } from '@vcms/testing/access';
import { deleteField, doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldDocuments } from './access/access-documents.ts';
import { startAccessWorld } from './access/access-world.ts';
import { type Editor, editCompany } from './access/edit-company.ts';

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
  await world.write(worldDocuments());
});
afterAll(() => world.stop());

/** Everybody who may edit the company they are looked at with. */
const EDITORS: readonly Editor[] = [
  ['5001', 'A'],
  ['5002', 'X'],
  ['5003', 'X'],
  ['5005', 'A'],
  ['5006', 'L'],
];

const edit = (editor: Editor, change: object) => editCompany(world, editor, change);

describe('the counts of a company', () => {
  it('stay out of the way of who edits it', async () => {
    for (const editor of EDITORS) await assertSucceeds(edit(editor, { city: 'Joliet' }));
  });

  it.each([
    ['others', { counts: { users: 9, engagements: 9 } }],
    ['one other', { 'counts.users': 9 }],
    ['one more', { 'counts.sites': 1 }],
    ['none', { counts: deleteField() }],
  ])('are written by nobody but the server: %s', async (_what, change) => {
    for (const editor of EDITORS) {
      await expect(
        assertFails(edit(editor, { ...change, city: 'Pekin' })),
        editor.join(' '),
      ).resolves.toBeDefined();
    }
  });

  it('and the words of its name, by which it is found, are written by nobody but the server', async () => {
    for (const editor of EDITORS) {
      const change = { nameWords: ['another'], city: 'Pekin' };
      await expect(assertFails(edit(editor, change)), editor.join(' ')).resolves.toBeDefined();
    }
  });

  it.each(['5001', '5002'] as const)('come with no company that %s makes', async (role) => {
    const { uid } = ACTORS[role];
    const now = serverTimestamp();
    const stamps = { createdAt: now, createdBy: uid, updatedAt: now, updatedBy: uid, v: 1 };
    const company = { ...companyRecord('made'), ...stamps };
    const place = doc(world.as(ACTORS[role]), 'companies', `made${role}`);

    await assertFails(setDoc(place, { ...company, counts: { users: 0, engagements: 0 } }));
    await assertFails(setDoc(place, { ...company, nameWords: ['m'] }));
    await assertSucceeds(setDoc(place, company));
  });
});
