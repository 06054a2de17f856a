import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { ACTORS, type AccessWorld, stamped, TODAY } from '@vcms/testing/access';
import { deleteDoc, doc, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { startAccessWorld } from './access/access-world.ts';

const FIRM = ACTORS['5002'];
const OWNER = ACTORS['5005'];
const PROGRAM = 'programs/hot-work';
const edition = (n: number) => `${PROGRAM}/programEditions/${n}`;
const ELEMENTS = [{ id: 'permit', text: 'Names who signs.', points: 5, critical: true, cfr: '1910.252' }];
const CONTENT = { title: 'Hot work', cfr: '1910.252', elements: ELEMENTS, appliesToTrades: ['welding'] };
const NOTE = { publishedOn: TODAY, changeNote: 'Names who signs.' };

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
});
afterAll(() => world.stop());

/** Edition 1 in force, edition 2 a draft. */
async function put(draft: object = {}): Promise<void> {
  await world.write(
    new Map([
      [PROGRAM, stamped({ ...CONTENT, edition: 1 })],
      [edition(1), stamped({ ...CONTENT, programId: 'hot-work', n: 1, status: 'published', ...NOTE })],
      [
        edition(2),
        stamped({ ...CONTENT, title: 'Hot work 2', programId: 'hot-work', n: 2, status: 'draft', ...draft }),
      ],
    ]),
  );
}

const stampsOf = (uid: string) => ({ updatedAt: serverTimestamp(), updatedBy: uid });
const newStamps = (uid: string) => ({
  ...stampsOf(uid),
  ...{ createdAt: serverTimestamp(), createdBy: uid, v: 1 },
});

/** One write of both, as the product's page does it. */
function publish(said: object, about: object = {}) {
  const db = world.as(FIRM);
  const batch = writeBatch(db);
  batch.update(doc(db, edition(2)), { status: 'published', ...NOTE, ...about, ...stampsOf(FIRM.uid) });
  batch.update(doc(db, PROGRAM), { ...said, ...stampsOf(FIRM.uid) });
  return batch.commit();
}

describe('a published edition', () => {
  it('is changed and deleted by nobody', async () => {
    await put();
    for (const actor of Object.values(ACTORS)) {
      const published = doc(world.as(actor), edition(1));
      const changes = [
        { title: 'Other' },
        { changeNote: 'Other words' },
        { status: 'draft' },
        { elements: [] },
      ];
      for (const change of [...changes, {}])
        await assertFails(updateDoc(published, { ...change, ...stampsOf(actor.uid) }));
      await assertFails(deleteDoc(published));
    }
  });

  it('comes with what the catalogue says, word for word, and not without it', async () => {
    const said = { title: 'Hot work 2', edition: 2 };
    await put();
    await assertFails(publish({ ...said, title: 'Something else' }));
    await assertFails(publish({ ...said, elements: [] }));
    await assertFails(publish({ ...said, edition: 3 }));
    await assertFails(publish(said, { publishedOn: '2020-01-01' }));
    await assertFails(publish(said, { title: 'Hot work 3' }));
    const alone = { status: 'published', ...NOTE, ...stampsOf(FIRM.uid) };
    await assertFails(updateDoc(doc(world.as(FIRM), edition(2)), alone));
    await assertFails(updateDoc(doc(world.as(FIRM), PROGRAM), { ...said, ...stampsOf(FIRM.uid) }));
    await put({ elements: [] });
    await assertFails(publish({ ...said, elements: [] }));
    await put();
    await assertSucceeds(publish(said));
  });

  it('is followed by the next number alone', async () => {
    await put();
    await deleteDoc(doc(world.trusted, edition(2)));
    const begin = (n: number) =>
      setDoc(doc(world.as(FIRM), edition(n)), {
        ...{ ...CONTENT, programId: 'hot-work', n, status: 'draft' },
        ...newStamps(FIRM.uid),
      });
    await assertFails(begin(3));
    await assertSucceeds(begin(2));
    await assertSucceeds(deleteDoc(doc(world.as(FIRM), edition(2))));
  });
});

describe('a program', () => {
  it('is retired from today on, and offered again', async () => {
    await put();
    const retire = (retiredOn: string) =>
      updateDoc(doc(world.as(FIRM), PROGRAM), { retiredOn, ...stampsOf(FIRM.uid) });
    await assertFails(retire('2020-01-01'));
    await assertSucceeds(retire(TODAY));
  });

  it('is submitted against the edition in force', async () => {
    const path = `companies/${OWNER.companyId}/programVersions/hot-work_1`;
    const version = {
      ...{ contractorId: OWNER.companyId, programId: 'hot-work', docId: 'doc1', pageRefs: {} },
      ...{ declaredNotApplicable: false, version: 1, state: 'draft' },
    };
    await put();
    const text = stamped({ contractorId: OWNER.companyId, state: 'submitted', version: 1 });
    await world.write(
      new Map([
        [path, stamped(version, OWNER.uid)],
        [`companies/${OWNER.companyId}/documents/doc1`, text],
      ]),
    );
    const submit = (about: object) =>
      updateDoc(doc(world.as(OWNER), path), {
        ...{ state: 'submitted', submittedOn: TODAY, ...about },
        ...stampsOf(OWNER.uid),
      });
    await assertFails(submit({}));
    await assertFails(submit({ edition: 2 }));
    await assertSucceeds(submit({ edition: 1 }));
    await assertFails(updateDoc(doc(world.as(OWNER), path), { edition: 2, ...stampsOf(OWNER.uid) }));
  });
});
