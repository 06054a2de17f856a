import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { ACTORS, type Actor, creation, ROLES } from '@vcms/testing/access';
import { sampleRecord } from '@vcms/workforce/access';
import { deleteDoc, doc, setDoc, updateDoc } from 'firebase/firestore';
import { deleteObject, getBytes, listAll, ref, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { type RulesKit, startRulesKit } from './rules-kit.ts';

const PDF = { contentType: 'application/pdf' };
const BYTES = new Uint8Array(1000).fill(37);
const OTHER_CLIENT: Actor = { ...ACTORS['5003'], uid: 'u-other', companyId: 'Y' };

let kit: RulesKit;
let number = 0;
beforeAll(async () => {
  kit = await startRulesKit('demo-storage-samples');
  await kit.store({ 'engagements/X_A': { state: 'approved' } });
});
afterAll(() => kit.stop());
/** Objects are never overwritten: each test has its own. */
beforeEach(() => {
  number += 1;
});

const pathOf = (clientId = 'X') => `companies/${clientId}/samples/f${number}/1/card.pdf`;

function announce(actor: Actor, clientId = 'X', more: object = {}): Promise<void> {
  const record = { ...sampleRecord(clientId, `f${number}`), ...more };
  const place = doc(kit.as(actor).firestore, `companies/${clientId}/sampleDocuments/f${number}`);
  return setDoc(place, creation('sampleDocuments', actor.uid, record));
}

async function putUp(): Promise<string> {
  await announce(ACTORS['5003']);
  await assertSucceeds(uploadBytes(ref(kit.as(ACTORS['5003']).storage, pathOf()), BYTES, PDF));
  return pathOf();
}

describe('a sample of a staff document type', () => {
  it('is put up by its client, once, as its record says', async () => {
    await announce(ACTORS['5003']);
    const { storage } = kit.as(ACTORS['5003']);

    await assertFails(uploadBytes(ref(storage, pathOf().replace('card', 'other')), BYTES, PDF));
    await assertFails(uploadBytes(ref(storage, pathOf()), new Uint8Array(999), PDF));
    await assertFails(uploadBytes(ref(storage, pathOf()), BYTES, { contentType: 'text/html' }));
    await assertSucceeds(uploadBytes(ref(storage, pathOf()), BYTES, PDF));
    await assertFails(uploadBytes(ref(storage, pathOf()), BYTES, PDF));
  });

  it('is recorded by nobody else, for nobody else, and in no other form', async () => {
    for (const role of ROLES) if (role !== '5003') await assertFails(announce(ACTORS[role]));
    await assertFails(announce(ACTORS['5003'], 'Y'));
    await assertFails(announce(ACTORS['5003'], 'X', { contentType: 'text/csv' }));
    await assertFails(announce(ACTORS['5003'], 'X', { virusScan: 'clean' }));
    await assertFails(announce(ACTORS['5003'], 'X', { contentCheck: 'sound' }));
    await assertFails(announce(ACTORS['5003'], 'X', { clientId: 'Y' }));
  });

  it('is put up by nobody else', async () => {
    await announce(ACTORS['5003']);
    for (const actor of [
      OTHER_CLIENT,
      ...ROLES.filter((role) => role !== '5003').map((role) => ACTORS[role]),
    ])
      await assertFails(uploadBytes(ref(kit.as(actor).storage, pathOf()), BYTES, PDF));
  });

  it('is read here by nobody: everybody opens it through the server', async () => {
    const path = await putUp();
    for (const actor of [OTHER_CLIENT, ...ROLES.map((role) => ACTORS[role])]) {
      await assertFails(getBytes(ref(kit.as(actor).storage, path)));
      await assertFails(listAll(ref(kit.as(actor).storage, 'companies/X/samples')));
    }
    await assertFails(getBytes(ref(kit.signedOut().storage, path)));
  });

  it('is neither changed nor taken away here', async () => {
    const path = await putUp();
    const { firestore, storage } = kit.as(ACTORS['5003']);
    const record = doc(firestore, `companies/X/sampleDocuments/f${number}`);

    await assertFails(updateDoc(record, { virusScan: 'clean' }));
    await assertFails(deleteDoc(record));
    await assertFails(deleteObject(ref(storage, path)));
  });
});
