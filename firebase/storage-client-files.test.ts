import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { announcedFileRecord } from '@vcms/announcements/access';
import { ACTORS, type Actor, creation, type Fields, ROLES, type Role } from '@vcms/testing/access';
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
  kit = await startRulesKit('demo-storage-client-files');
  await kit.store({ 'engagements/X_A': { state: 'approved' } });
});
afterAll(() => kit.stop());
/** Objects are never overwritten: each test has its own. */
beforeEach(() => {
  number += 1;
});

/** A kind of file that a client has itself. */
interface Kind {
  readonly title: string;
  readonly collection: 'sampleDocuments' | 'announcementDocuments';
  readonly folder: string;
  readonly record: (client: string, id: string) => Fields;
  readonly writers: readonly Role[];
  /** A record that is refused, beside those that always are. */
  readonly refused: Fields;
}

const KINDS: readonly Kind[] = [
  {
    title: 'a sample of a staff document type',
    ...{ collection: 'sampleDocuments', folder: 'samples', record: sampleRecord, writers: ['5003'] },
    refused: { contentType: 'text/csv' },
  },
  {
    title: 'a file of an announcement',
    ...{ collection: 'announcementDocuments', folder: 'announcements', record: announcedFileRecord },
    ...{ writers: ['5003', '5004'], refused: { size: 10 * 1_048_576 + 1 } },
  },
];

describe.each(KINDS)('$title', ({ collection, folder, record, writers, refused }) => {
  const others = ROLES.filter((role) => !writers.includes(role)).map((role) => ACTORS[role]);
  const id = () => `${folder}-${number}`;

  function pathOf(clientId = 'X'): string {
    return String(record(clientId, id()).storagePath);
  }

  function announce(actor: Actor, clientId = 'X', more: object = {}): Promise<void> {
    const place = doc(kit.as(actor).firestore, `companies/${clientId}/${collection}/${id()}`);
    return setDoc(place, creation(collection, actor.uid, { ...record(clientId, id()), ...more }));
  }

  async function putUp(actor = ACTORS['5003']): Promise<string> {
    await announce(actor);
    await assertSucceeds(uploadBytes(ref(kit.as(actor).storage, pathOf()), BYTES, PDF));
    return pathOf();
  }

  it('is put up by its client, once, as its record says', async () => {
    await announce(ACTORS['5003']);
    const { storage } = kit.as(ACTORS['5003']);
    const other = pathOf().replace(/[^/]+$/, 'other.pdf');

    await assertFails(uploadBytes(ref(storage, other), BYTES, PDF));
    await assertFails(uploadBytes(ref(storage, pathOf()), new Uint8Array(999), PDF));
    await assertFails(uploadBytes(ref(storage, pathOf()), BYTES, { contentType: 'text/html' }));
    await assertSucceeds(uploadBytes(ref(storage, pathOf()), BYTES, PDF));
    await assertFails(uploadBytes(ref(storage, pathOf()), BYTES, PDF));
  });

  it.each(writers)('is put up by %s', async (role) => {
    await putUp(ACTORS[role]);
  });

  it('is recorded by nobody else, for nobody else, and in no other form', async () => {
    for (const actor of others) await assertFails(announce(actor));
    await assertFails(announce(ACTORS['5003'], 'Y'));
    await assertFails(announce(ACTORS['5003'], 'X', refused));
    await assertFails(announce(ACTORS['5003'], 'X', { contentType: 'text/html' }));
    await assertFails(announce(ACTORS['5003'], 'X', { virusScan: 'clean' }));
    await assertFails(announce(ACTORS['5003'], 'X', { contentCheck: 'sound' }));
    await assertFails(announce(ACTORS['5003'], 'X', { clientId: 'Y' }));
  });

  it('is put up by nobody else', async () => {
    await announce(ACTORS['5003']);
    for (const actor of [OTHER_CLIENT, ...others])
      await assertFails(uploadBytes(ref(kit.as(actor).storage, pathOf()), BYTES, PDF));
  });

  it('is read here by nobody: everybody opens it through the server', async () => {
    const path = await putUp();
    for (const actor of [OTHER_CLIENT, ...ROLES.map((role) => ACTORS[role])]) {
      await assertFails(getBytes(ref(kit.as(actor).storage, path)));
      await assertFails(listAll(ref(kit.as(actor).storage, `companies/X/${folder}`)));
    }
    await assertFails(getBytes(ref(kit.signedOut().storage, path)));
  });

  it('is neither changed nor taken away here', async () => {
    const path = await putUp();
    const { firestore, storage } = kit.as(ACTORS['5003']);
    const stored = doc(firestore, `companies/X/${collection}/${id()}`);

    await assertFails(updateDoc(stored, { virusScan: 'clean' }));
    await assertFails(deleteDoc(stored));
    await assertFails(deleteObject(ref(storage, path)));
  });
});
