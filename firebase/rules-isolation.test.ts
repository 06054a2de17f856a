import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { ENGAGEMENT_STATES } from '@vcms/domain';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { ACTORS, type RulesWorld, startRulesWorld } from './rules-world.ts';

let world: RulesWorld;
beforeAll(async () => {
  world = await startRulesWorld();
});
afterAll(() => world.stop());

const VISIBLE: readonly string[] = ['in_progress', 'submitted', 'approved', 'suspended'];

async function deniesAll(...outcomes: readonly Promise<unknown>[]): Promise<void> {
  await Promise.all(outcomes.map((outcome) => assertFails(outcome)));
}

/** Reads that somebody with a role may make in the own company. */
function ownReads(db: Firestore, uid: string, companyId: string): readonly Promise<unknown>[] {
  return [
    getDoc(doc(db, 'companies', companyId)),
    getDoc(doc(db, 'companies', 'firm')),
    getDoc(doc(db, 'users', uid)),
    getDocs(query(collection(db, 'engagements'), where('clientId', '==', companyId))),
    getDocs(query(collection(db, 'notifications'), where('toId', '==', uid))),
    deleteDoc(doc(db, 'notifications', `${uid}_first`)),
  ];
}

describe('isolation (domain 5.3)', () => {
  it('1: a contractor reads no sub-collection of another contractor', async () => {
    const db = world.as(ACTORS['5005']);
    await deniesAll(
      getDoc(doc(db, 'companies', 'B', 'private', 'main')),
      getDocs(collection(db, 'companies', 'B', 'private')),
      getDoc(doc(db, 'companies', 'B', 'policies', 'p1')),
      getDocs(collection(db, 'companies', 'B', 'policies')),
      getDocs(collectionGroup(db, 'private')),
    );
  });

  it('2: a contractor reads no engagement of another contractor', async () => {
    const db = world.as(ACTORS['5005']);
    await deniesAll(
      getDoc(doc(db, 'engagements', 'Y_B')),
      getDocs(query(collection(db, 'engagements'), where('contractorId', '==', 'B'))),
      getDocs(query(collection(db, 'engagements'), where('clientId', '==', 'X'))),
    );
  });

  it('3: a client reads nothing of a contractor it is not engaged with', async () => {
    const db = world.as(ACTORS['5003']);
    await deniesAll(
      getDoc(doc(db, 'companies', 'B')),
      getDoc(doc(db, 'companies', 'B', 'private', 'main')),
      getDoc(doc(db, 'companies', 'Z')),
    );
  });

  it.each(ENGAGEMENT_STATES)('4: a client and a contractor with an engagement that is %s', async (state) => {
    const read = getDoc(doc(world.as(ACTORS['5003']), 'companies', `in-${state}`));
    await (VISIBLE.includes(state) ? assertSucceeds(read) : assertFails(read));

    const contractor = { uid: 'u-any', role: '5005', companyId: `in-${state}` };
    const back = getDoc(doc(world.as(contractor), 'companies', 'X'));
    await (VISIBLE.includes(state) || state === 'invited' ? assertSucceeds(back) : assertFails(back));
  });

  it('5: a client reads nothing of another client, also over a contractor both share', async () => {
    const db = world.as(ACTORS['5003']);
    await deniesAll(
      getDoc(doc(db, 'engagements', 'Y_A')),
      getDoc(doc(db, 'companies', 'Y')),
      getDocs(query(collection(db, 'engagements'), where('clientId', '==', 'Y'))),
      getDocs(query(collection(db, 'engagements'), where('contractorId', '==', 'A'))),
    );
  });

  it('6: a list that does not filter by the own company is refused whole', async () => {
    for (const role of ['5003', '5004', '5005', '5006'] as const) {
      const db = world.as(ACTORS[role]);
      await deniesAll(
        getDocs(collection(db, 'engagements')),
        getDocs(query(collection(db, 'engagements'), where('state', '==', 'approved'))),
        getDocs(query(collection(db, 'engagements'), where('clientId', 'in', ['X', 'Y']))),
        getDocs(collection(db, 'users')),
        getDocs(collection(db, 'notifications')),
      );
    }
  });

  it('7: a reduced client does not move an engagement', async () => {
    const db = world.as(ACTORS['5004']);
    await deniesAll(
      updateDoc(doc(db, 'engagements', 'X_in-submitted'), { state: 'approved' }),
      setDoc(doc(db, 'engagements', 'X_in-submitted'), {
        clientId: 'X',
        contractorId: 'B',
        state: 'approved',
      }),
    );
  });

  it('8: a limited contractor reads no evidence, not even its own', async () => {
    const db = world.as(ACTORS['5006']);
    await deniesAll(
      getDoc(doc(db, 'companies', 'L', 'policies', 'p1')),
      getDocs(collection(db, 'companies', 'L', 'policies')),
      getDocs(collection(db, 'companies', 'L', 'oshaYears')),
    );
  });

  it.each([
    { role: '5001' },
    { companyId: 'Y' },
    { companyName: 'Lakeshore Foods' },
    { status: 'invited' },
    { email: 'new@example.test' },
    { claims: { role: '5001' } },
  ])('9: nobody writes %o into the own user document', async (change) => {
    for (const actor of [ACTORS['5003'], ACTORS['5005'], ACTORS['5006']]) {
      const stamped = { ...change, updatedAt: serverTimestamp(), updatedBy: actor.uid };
      await assertFails(updateDoc(doc(world.as(actor), 'users', actor.uid), stamped));
    }
  });

  it('13: nobody touches a notification of somebody else', async () => {
    for (const role of ['5001', '5003', '5005'] as const) {
      const db = world.as(ACTORS[role]);
      await deniesAll(
        getDoc(doc(db, 'notifications', 'u-other-client_first')),
        getDocs(query(collection(db, 'notifications'), where('toId', '==', 'u-other-client'))),
        updateDoc(doc(db, 'notifications', 'u-other-client_first'), { read: true }),
        deleteDoc(doc(db, 'notifications', 'u-other-client_first')),
      );
    }
  });

  it('14: no browser creates a notification', async () => {
    for (const role of ['5001', '5002', '5003', '5005'] as const) {
      const db = world.as(ACTORS[role]);
      const note = {
        id: 'n',
        toId: 'u-other-client',
        title: 'Hi',
        body: 'Hi',
        date_time: new Date(),
        read: false,
      };
      await deniesAll(setDoc(doc(db, 'notifications', 'n'), note));
    }
  });

  it('15: a disabled user with a live token is denied everything', async () => {
    const disabled = { ...ACTORS['5003'], uid: 'u-disabled' };
    await deniesAll(...ownReads(world.as(disabled, false), 'u-disabled', 'X'));
    await deniesAll(
      ...ownReads(world.withClaims('u-disabled', { role: '5003', companyId: 'X' }), 'u-disabled', 'X'),
    );
    await assertSucceeds(getDoc(doc(world.as(disabled, true), 'companies', 'X')));
  });

  it.each(['5999', '', '6 of 5006', 5001, undefined])(
    '16: the role %s is denied everything',
    async (role) => {
      const claims = { companyId: 'X', active: true, ...(role === undefined ? {} : { role }) };
      await deniesAll(...ownReads(world.withClaims('u-unknown', claims), 'u-unknown', 'X'));
    },
  );

  it('16: nobody is nobody: a signed-out reader is denied everything', async () => {
    await deniesAll(...ownReads(world.signedOut(), 'u-client', 'X'));
  });

  it('18: a contractor lists no companies', async () => {
    for (const role of ['5005', '5006'] as const) {
      const db = world.as(ACTORS[role]);
      await deniesAll(
        getDocs(collection(db, 'companies')),
        getDocs(query(collection(db, 'companies'), where('kind', '==', 'client'))),
        getDocs(query(collection(db, 'companies'), where('kind', 'in', ['firm', 'client']))),
      );
    }
  });

  it('denies every path that no rule names', async () => {
    for (const actor of Object.values(ACTORS)) {
      const db = world.as(actor);
      await deniesAll(
        getDoc(doc(db, 'rateLimits', 'r1')),
        setDoc(doc(db, 'audit', 'a2'), { action: 'x' }),
        deleteDoc(doc(db, 'audit', 'a1')),
        getDoc(doc(db, 'companies', actor.companyId, 'payroll', 'p1')),
        setDoc(doc(db, 'companies', actor.companyId, 'payroll', 'p1'), { line: 'gl' }),
      );
    }
  });
});
