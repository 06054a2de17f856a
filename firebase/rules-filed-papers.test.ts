import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { ACTORS, type AccessWorld, stamped, TODAY } from '@vcms/testing/access';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { startAccessWorld } from './access/access-world.ts';

const OWNER = ACTORS['5005'];
const FILE = 'companies/A/documents/paper';
const APART = 'companies/A/restrictedDocuments/paper';

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
});
afterAll(() => world.stop());

const submit = (path: string) =>
  updateDoc(doc(world.as(OWNER), path), {
    ...{ state: 'submitted', submittedOn: TODAY },
    ...{ updatedAt: serverTimestamp(), updatedBy: OWNER.uid },
  });
const draft = { contractorId: 'A', docId: 'paper', version: 1, state: 'draft' };

describe('what a record names when it is handed in', () => {
  const program = 'companies/A/programVersions/hot-work_1';
  const paper = 'companies/A/staff/s1/staffDocuments/p1';
  const proof = {
    ...{ ...draft, staffId: 's1', typeId: 'first-aid', issuer: 'Red Cross', number: '1234' },
    ...{ issuedOn: '2026-03-01' },
  };
  const text = { ...draft, programId: 'hot-work', pageRefs: {}, declaredNotApplicable: false };
  beforeEach(() =>
    world.write(
      new Map([
        [program, stamped(text, OWNER.uid)],
        [paper, stamped({ ...proof, sensitive: false }, OWNER.uid)],
      ]),
    ),
  );

  it.each([
    ['the text of a program', program],
    ['the paper of a person', paper],
  ])('is on file: %s that is a draft could be exchanged after the review', async (_what, path) => {
    await world.write(
      new Map([[FILE, stamped({ contractorId: 'A', state: 'draft', version: 1 }, OWNER.uid)]]),
    );
    await assertFails(submit(path));
    await updateDoc(doc(world.as(OWNER), path), {
      ...{ docId: 'nothing', updatedAt: serverTimestamp(), updatedBy: OWNER.uid },
    });
    await assertFails(submit(path));

    await world.write(
      new Map([
        [FILE, stamped({ contractorId: 'A', state: 'submitted', version: 1 }, OWNER.uid)],
        [program, stamped(text, OWNER.uid)],
        [paper, stamped({ ...proof, sensitive: false }, OWNER.uid)],
      ]),
    );
    await assertSucceeds(submit(path));
  });

  it('lies apart where it is sensitive', async () => {
    await world.write(new Map([[paper, stamped({ ...proof, docId: 'apart', sensitive: true }, OWNER.uid)]]));
    await assertFails(submit(paper));

    await world.write(
      new Map([[APART.replace('paper', 'apart'), stamped({ contractorId: 'A' }, OWNER.uid)]]),
    );
    await assertSucceeds(submit(paper));
  });
});
