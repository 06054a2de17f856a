import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { type LocalFirebase, startLocalFirebase } from 'local-firebase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notify } from './notify.ts';
import { seedDemoData } from './seed-demo-data.ts';
import { DEMO_ACCOUNTS, DEMO_PEOPLE } from './words/accounts.ts';

const TODAY = '2026-11-21';
const PROJECT = 'demo-seed';

/** Users beside the demo accounts; one of them has not accepted the invitation. */
const INVENTED_PEOPLE = 48;

let server: LocalFirebase;
let auth: Auth;
let firestore: Firestore;
let close: () => Promise<void>;

beforeAll(async () => {
  server = await startLocalFirebase({ port: 0, projectId: PROJECT });
  const { host } = new URL(server.origin);
  process.env.FIRESTORE_EMULATOR_HOST = host;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = host;
  process.env.METADATA_SERVER_DETECTION = 'none';
  const app = initializeApp({ projectId: PROJECT }, 'seed-test');
  auth = getAuth(app);
  firestore = getFirestore(app);
  close = () => deleteApp(app);
  await seedDemoData({ auth, firestore, today: TODAY });
});

afterAll(async () => {
  await close();
  await server.stop();
});

async function countOf(collection: string): Promise<number> {
  return (await firestore.collection(collection).count().get()).data().count;
}

async function allCounts() {
  const { users } = await auth.listUsers(1000);
  return {
    companies: await countOf('companies'),
    users: await countOf('users'),
    engagements: await countOf('engagements'),
    notifications: await countOf('notifications'),
    accounts: users.length,
  };
}

async function signIn(email: string, password: string): Promise<number> {
  const url = `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const body = JSON.stringify({ email, password, returnSecureToken: true });
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return answer.status;
}

describe('seeding', () => {
  it('writes the demo data, with an account for everybody who has accepted', async () => {
    expect(await allCounts()).toEqual({
      companies: 28,
      users: DEMO_ACCOUNTS.length + INVENTED_PEOPLE,
      engagements: 40,
      notifications: 45,
      accounts: DEMO_ACCOUNTS.length + INVENTED_PEOPLE - 1,
    });
    const unread = await firestore.collection('notifications').where('read', '==', false).count().get();
    expect(unread.data().count).toBe(30);
  });

  it('gives every demo account its claims', async () => {
    for (const { uid, role, companyId, active } of DEMO_ACCOUNTS) {
      const user = await auth.getUser(uid);
      expect(user.customClaims).toEqual({ role, companyId, active });
      expect(user.disabled).toBe(!active);
    }
  });

  it('lets an active account sign in, and no disabled one', async () => {
    const { client, disabled } = DEMO_PEOPLE;

    expect(await signIn(client.email, client.password)).toBe(200);
    expect(await signIn(disabled.email, disabled.password)).toBe(400);
  });

  it('stores a notification in exactly the fields of the specification', async () => {
    const [first] = (await firestore.collection('notifications').limit(1).get()).docs;
    expect(Object.keys(first?.data() ?? {}).sort()).toEqual([
      'body',
      'date_time',
      'id',
      'read',
      'title',
      'toId',
    ]);
    expect(first?.get('id')).toBe(first?.id);
  });

  it('gives the same data when it runs again, and leaves dismissed notifications away', async () => {
    const before = await allCounts();
    const [dismissed] = (await firestore.collection('notifications').limit(1).get()).docs;
    await dismissed?.ref.delete();

    await seedDemoData({ auth, firestore, today: TODAY });

    expect(await allCounts()).toEqual({ ...before, notifications: before.notifications - 1 });
  });
});

describe('notify', () => {
  const event = { toId: 'u1', eventKey: 'policy-expired.p7', title: 'Expired', body: 'GL ended.' };
  const at = new Date('2026-11-21T09:00:00Z');

  it('writes an unread notification once, also when it is asked twice', async () => {
    expect(await notify({ firestore, ...event, at })).toEqual({ kind: 'sent', id: 'u1_policy-expired.p7' });
    expect(await notify({ firestore, ...event, title: 'Again', at })).toMatchObject({ kind: 'sent-before' });

    const stored = await firestore.collection('notifications').doc('u1_policy-expired.p7').get();
    expect(stored.data()).toMatchObject({ toId: 'u1', title: 'Expired', body: 'GL ended.', read: false });
    expect(stored.get('date_time').toDate()).toEqual(at);
  });

  it('does not bring a dismissed notification back', async () => {
    const input = { firestore, ...event, toId: 'u2', at };
    await notify(input);
    await firestore.collection('notifications').doc('u2_policy-expired.p7').delete();

    expect((await notify(input)).kind).toBe('sent-before');
    expect((await firestore.collection('notifications').doc('u2_policy-expired.p7').get()).exists).toBe(
      false,
    );
  });

  it('refuses texts beyond their bounds and writes nothing', async () => {
    const result = await notify({ firestore, ...event, toId: 'u3', title: 'x'.repeat(81), at });

    expect(result).toEqual({ kind: 'refused', problems: ['title has 81 characters, 80 at most.'] });
    expect((await firestore.collection('notifications').where('toId', '==', 'u3').get()).empty).toBe(true);
  });
});
