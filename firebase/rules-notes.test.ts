import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { ACTORS, type AccessWorld, type Actor, stamped } from '@vcms/testing/access';
import { deleteField, doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { startAccessWorld } from './access/access-world.ts';
import { changeRecord } from './access/change-record.ts';

const FULL = ACTORS['5003'];
const REDUCED = ACTORS['5004'];
const PAIR = { clientId: FULL.companyId, contractorId: ACTORS['5005'].companyId };
const HOUR = 3_600_000;

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
});
afterAll(() => world.stop());

let count = 0;
async function written(by: Actor, hoursAgo: number, more: object = {}): Promise<string> {
  count += 1;
  const path = `notes/own-${count}`;
  const note = {
    ...PAIR,
    body: 'Met the crew.',
    category: 'safety',
    visibility: 'client_private',
    pinned: false,
  };
  const stored = { ...stamped(note, by.uid), createdAt: new Date(Date.now() - hoursAgo * HOUR), ...more };
  await setDoc(doc(world.trusted, path), stored);
  return path;
}

const change = (by: Actor, path: string, data: object) => changeRecord(world, by, path, data);

const words = { body: 'Met the whole crew.', editedAt: serverTimestamp() };
const retraction = { body: 'This note was retracted.', retractedAt: serverTimestamp() };

describe('a note that is shared', () => {
  const shared = { ...PAIR, body: 'Call us.', category: 'general', visibility: 'shared', pinned: false };
  const relation = `engagements/${PAIR.clientId}_${PAIR.contractorId}`;
  const put = (state: string) => world.write(new Map([[relation, stamped({ ...PAIR, state })]]));
  const create = (by: Actor, data: object) => {
    count += 1;
    return setDoc(doc(world.as(by), `notes/new-${count}`), {
      ...{ ...data, v: 1, createdAt: serverTimestamp(), createdBy: by.uid },
      ...{ updatedAt: serverTimestamp(), updatedBy: by.uid },
    });
  };

  it.each(['declined', 'ended', 'rejected'])(
    'reaches no contractor of a relation that is %s',
    async (state) => {
      await put(state);
      await assertFails(create(FULL, shared));
      await assertFails(change(FULL, await written(FULL, 1), { ...words, visibility: 'shared' }));
      await assertSucceeds(create(FULL, { ...shared, visibility: 'client_private' }));
      await assertSucceeds(create(ACTORS['5002'], { ...shared, byFirm: true }));
    },
  );

  it.each(['invited', 'approved'])('reaches one of a relation that is %s', async (state) => {
    await put(state);
    await assertSucceeds(create(FULL, shared));
  });
});

describe('a note', () => {
  it.each([
    ['5003', FULL],
    ['5004', REDUCED],
  ] as const)('is changed and retracted by its author of %s for 24 hours', async (_role, by) => {
    await assertSucceeds(change(by, await written(by, 23), words));
    await assertSucceeds(change(by, await written(by, 23), retraction));
    await assertFails(change(by, await written(by, 25), words));
    await assertFails(change(by, await written(by, 25), retraction));
  });

  it('is changed by nobody else, and never taken for another time, client or author', async () => {
    const path = await written(FULL, 1);
    await assertFails(change(REDUCED, path, words));
    await assertFails(change(FULL, path, { ...words, editedAt: new Date(0) }));
    await assertFails(change(FULL, path, { ...words, createdBy: REDUCED.uid }));
    await assertFails(change(FULL, path, { ...retraction, body: 'Something else.' }));
  });

  it('of a 5004 stays within the company', async () => {
    await assertFails(change(REDUCED, await written(REDUCED, 1), { ...words, visibility: 'shared' }));
  });

  it('is pinned by a 5003, whoever wrote it and however long ago, with nothing else', async () => {
    const old = await written(REDUCED, 900);
    await assertSucceeds(change(FULL, old, { pinned: true }));
    await assertFails(change(FULL, old, { pinned: true, body: 'Other words.' }));
    await assertFails(change(FULL, old, { pinned: 'yes' }));
    await assertFails(change(REDUCED, old, { pinned: false }));
  });

  it('says that the firm wrote it only where the firm did', async () => {
    const call = { body: 'Call us.', category: 'general', visibility: 'shared', pinned: false };
    const now = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() };
    const write = (by: Actor, byFirm: unknown) => {
      count += 1;
      const note = { ...stamped({ ...PAIR, ...call, byFirm }, by.uid), ...now };
      return setDoc(doc(world.as(by), `notes/firm-${count}`), note);
    };
    await setDoc(doc(world.trusted, 'engagements/X_A'), PAIR);
    await assertSucceeds(write(ACTORS['5002'], true));
    await assertFails(write(ACTORS['5002'], false));
    await assertFails(write(FULL, true));
    await assertFails(change(FULL, await written(FULL, 1), { ...words, byFirm: true }));
  });

  it('that was retracted stays so', async () => {
    const path = await written(FULL, 1, { retractedAt: new Date() });
    await assertFails(change(FULL, path, words));
    await assertFails(change(FULL, path, { pinned: true }));
    await assertFails(change(FULL, path, { retractedAt: deleteField() }));
  });
});
