import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
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
import { getBytes, ref, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RulesKit, startRulesKit } from './rules-kit.ts';

const PROJECT = 'demo-ended-sessions';
/** Seconds since 1970, as in tokens. */
const ENDED = 1_800_000_000;

let kit: RulesKit;
beforeAll(async () => {
  kit = await startRulesKit(PROJECT);
  for (const { uid, role, companyId, engagedWith } of Object.values(ACTORS)) {
    const [client, contractor] = role < '5005' ? [companyId, engagedWith] : [engagedWith, companyId];
    await kit.store({
      [`users/${uid}`]: userRecord(role, companyId),
      [`companies/${companyId}`]: { kind: 'contractor', name: companyId, status: 'active' },
      [`engagements/${client}_${contractor}`]: {
        clientId: client,
        contractorId: contractor,
        state: 'approved',
      },
      [`notifications/${uid}_n`]: { toId: uid, read: false },
      [`endedSessions/${uid}`]: { before: ENDED },
    });
  }
});
afterAll(() => kit.stop());

/** The person with the session that began then; undefined: with a token that does not say when. */
function signedInAt(role: Role, time: number | undefined) {
  return kit.as(ACTORS[role], time === undefined ? {} : { auth_time: time });
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
      const { firestore: db } = signedInAt(role, time);
      const { uid } = ACTORS[role];
      await Promise.all(reads(db, role).map((read) => assertFails(read)));
      await assertFails(updateDoc(doc(db, 'notifications', `${uid}_n`), { read: true }));
    }
  });

  it.each(ROLES)('is followed by a new one, which is let in as %s', async (role) => {
    const { firestore: db } = signedInAt(role, ENDED);

    await Promise.all(reads(db, role).map((read) => assertSucceeds(read)));
  });

  it('puts up and reads no file, the new one does', async () => {
    const { uid } = ACTORS['5003'];
    const photo = (time: number) => ref(signedInAt('5003', time).storage, `users/${uid}/photo/a.png`);
    const put = (time: number) =>
      uploadBytes(photo(time), new Uint8Array(10).fill(1), { contentType: 'image/png' });

    await assertFails(put(ENDED - 1));
    await assertSucceeds(put(ENDED));
    await assertFails(getBytes(photo(ENDED - 1)));
    await assertSucceeds(getBytes(photo(ENDED)));
  });

  it('is written by the server only: nobody reads, moves or removes the time', async () => {
    for (const role of ROLES) {
      const { firestore: db } = signedInAt(role, ENDED);
      const own = doc(db, 'endedSessions', ACTORS[role].uid);
      await assertFails(getDoc(own));
      await assertFails(setDoc(own, { before: 0 }));
      await assertFails(getDocs(collection(db, 'endedSessions')));
    }
  });

  it('costs one document of a request: a batch of twenty writes still has room', async () => {
    const { uid } = ACTORS['5003'];
    for (let n = 0; n < 20; n += 1)
      await kit.store({ [`notifications/${uid}_b${n}`]: { toId: uid, read: false } });
    const { firestore: db } = signedInAt('5003', ENDED);
    const batch = writeBatch(db);
    for (let n = 0; n < 20; n += 1) batch.update(doc(db, 'notifications', `${uid}_b${n}`), { read: true });

    await assertSucceeds(batch.commit());

    const mine = query(collection(db, 'notifications'), where('toId', '==', uid), where('read', '==', true));
    expect((await getDocs(mine)).size).toBe(20);
  });
});
