import { readFile } from 'node:fs/promises';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { ACTORS, ROLES, type Role, userRecord } from '@vcms/testing/access';
import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { type FirebaseStorage, getBytes, ref, uploadBytes } from 'firebase/storage';
import { type LocalFirebase, startLocalFirebase } from 'local-firebase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PROJECT = 'demo-ended-sessions';
/** Seconds since 1970, as in tokens. */
const ENDED = 1_800_000_000;

let server: LocalFirebase;
let kit: RulesTestEnvironment;
beforeAll(async () => {
  server = await startLocalFirebase({ port: 0, projectId: PROJECT });
  const { hostname, port } = new URL(server.origin);
  const rules = async (name: string) => readFile(new URL(`./${name}`, import.meta.url), 'utf8');
  const address = { host: hostname, port: Number(port) };
  kit = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { ...address, rules: await rules('firestore.rules') },
    storage: { ...address, rules: await rules('storage.rules') },
  });
  await kit.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore() as unknown as Firestore;
    for (const { uid, role, companyId, engagedWith } of Object.values(ACTORS)) {
      const [client, contractor] = role < '5005' ? [companyId, engagedWith] : [engagedWith, companyId];
      await setDoc(doc(db, 'users', uid), userRecord(role, companyId));
      await setDoc(doc(db, 'companies', companyId), {
        kind: 'contractor',
        name: companyId,
        status: 'active',
      });
      await setDoc(doc(db, 'engagements', `${client}_${contractor}`), {
        clientId: client,
        contractorId: contractor,
        state: 'approved',
      });
      await setDoc(doc(db, 'notifications', `${uid}_n`), { toId: uid, read: false });
      await setDoc(doc(db, 'endedSessions', uid), { before: ENDED });
    }
  });
});
afterAll(async () => {
  await kit.cleanup();
  await server.stop();
});

/** The person with the session that began then; undefined: with a token that does not say when. */
function signedInAt(role: Role, time: number | undefined) {
  const { uid, companyId } = ACTORS[role];
  const began = time === undefined ? {} : { auth_time: time };
  return kit.authenticatedContext(uid, { role, companyId, active: true, ...began });
}

function reads(db: Firestore, role: Role): readonly Promise<unknown>[] {
  const { uid, companyId } = ACTORS[role];
  const side = role < '5005' ? 'clientId' : 'contractorId';
  const engagements = collection(db, 'engagements');
  return [
    getDoc(doc(db, 'users', uid)),
    getDoc(doc(db, 'companies', companyId)),
    getDocs(role < '5003' ? engagements : query(engagements, where(side, '==', companyId))),
    getDocs(query(collection(db, 'notifications'), where('toId', '==', uid))),
  ];
}

describe('a session that the server has ended (5.3: 15)', () => {
  it.each(ROLES)('is refused by the rules although its token of role %s is still good', async (role) => {
    for (const time of [ENDED - 1, undefined, 0]) {
      const db = signedInAt(role, time).firestore() as unknown as Firestore;
      const { uid } = ACTORS[role];
      await Promise.all(reads(db, role).map((read) => assertFails(read)));
      await assertFails(updateDoc(doc(db, 'notifications', `${uid}_n`), { read: true }));
    }
  });

  it.each(ROLES)('is followed by a new one, which is let in as %s', async (role) => {
    const db = signedInAt(role, ENDED).firestore() as unknown as Firestore;

    await Promise.all(reads(db, role).map((read) => assertSucceeds(read)));
  });

  it('puts up and reads no file, the new one does', async () => {
    const { uid } = ACTORS['5003'];
    const storageAt = (time: number) => signedInAt('5003', time).storage() as unknown as FirebaseStorage;
    const photo = (time: number) => ref(storageAt(time), `users/${uid}/photo/a.png`);
    const put = (time: number) =>
      uploadBytes(photo(time), new Uint8Array(10).fill(1), { contentType: 'image/png' });

    await assertFails(put(ENDED - 1));
    await assertSucceeds(put(ENDED));
    await assertFails(getBytes(photo(ENDED - 1)));
    await assertSucceeds(getBytes(photo(ENDED)));
  });

  it('is written by the server only: nobody reads, moves or removes the time', async () => {
    for (const role of ROLES) {
      const db = signedInAt(role, ENDED).firestore() as unknown as Firestore;
      const own = doc(db, 'endedSessions', ACTORS[role].uid);
      await assertFails(getDoc(own));
      await assertFails(setDoc(own, { before: 0 }));
      await assertFails(getDocs(collection(db, 'endedSessions')));
    }
  });

  it('costs one document of a request: a batch of twenty writes still has room', async () => {
    const { uid } = ACTORS['5003'];
    await kit.withSecurityRulesDisabled(async (context) => {
      const db = context.firestore() as unknown as Firestore;
      for (let n = 0; n < 20; n += 1)
        await setDoc(doc(db, 'notifications', `${uid}_b${n}`), { toId: uid, read: false });
    });
    const db = signedInAt('5003', ENDED).firestore() as unknown as Firestore;
    const batch = writeBatch(db);
    for (let n = 0; n < 20; n += 1) batch.update(doc(db, 'notifications', `${uid}_b${n}`), { read: true });

    await assertSucceeds(batch.commit());

    const mine = query(collection(db, 'notifications'), where('toId', '==', uid), where('read', '==', true));
    expect((await getDocs(mine)).size).toBe(20);
  });
});
