import { generateKeyPairSync } from 'node:crypto';
import { type App, cert, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, type Firestore, initializeFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTemporaryFirebase, type TemporaryFirebase } from '../../testing/temporary-firebase.ts';

/** Nobody but the administrator may do anything. */
const rules = "rules_version = '2'; service cloud.firestore { match /databases/{database}/documents {} }";

let firebase: TemporaryFirebase;
beforeAll(async () => {
  firebase = await startTemporaryFirebase(rules);
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', firebase.address);
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', firebase.address);
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await firebase?.dispose();
});

/** REST mode wants a credential even against an emulator; this one was never anywhere else. */
function selfMadeCredential() {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return cert({ projectId: firebase.projectId, clientEmail: 'local@example.com', privateKey });
}

describe.each([
  ['gRPC', false],
  ['REST', true],
])('the server SDK over %s', (label, preferRest) => {
  let app: App;
  let db: Firestore;
  beforeAll(() => {
    const { projectId } = firebase;
    app = initializeApp(preferRest ? { projectId, credential: selfMadeCredential() } : { projectId }, label);
    db = initializeFirestore(app, { preferRest });
  });
  afterAll(() => deleteApp(app));

  test('writes, reads, changes and deletes a document past the rules', async () => {
    const reference = db.doc(`things/${label}`);
    await reference.set({
      n: 1,
      half: 0.5,
      none: null,
      at: FieldValue.serverTimestamp(),
      bytes: Buffer.from('ü'),
    });
    await reference.update({ n: FieldValue.increment(2), tags: FieldValue.arrayUnion('a') });

    const data = (await reference.get()).data();
    expect(data).toMatchObject({ n: 3, half: 0.5, none: null, tags: ['a'], bytes: Buffer.from('ü') });
    expect(data?.at).toBeInstanceOf(Timestamp);
    await reference.delete();
    expect((await reference.get()).exists).toBe(false);
  });

  test('keeps the doubles that JSON cannot write', async () => {
    const reference = db.doc(`doubles/${label}`);
    await reference.set({ nan: Number.NaN, huge: Number.NEGATIVE_INFINITY, zero: -0, big: 2 ** 53 });

    const data = (await reference.get()).data();
    // In REST mode the SDK itself writes -0 as 0.
    const zero = preferRest ? 0 : -0;
    expect(data).toEqual({ nan: Number.NaN, huge: Number.NEGATIVE_INFINITY, zero, big: 2 ** 53 });
  });

  test('queries with filters, order, limit, pages and aggregates', async () => {
    const numbers = db.collection(`numbers-${label}`);
    const batch = db.batch();
    for (let n = 0; n < 20; n += 1)
      batch.set(numbers.doc(`d${n}`), { n, even: n % 2 === 0, tags: [`t${n % 3}`] });
    await batch.commit();

    const page = await numbers.where('even', '==', true).orderBy('n', 'desc').startAfter(14).limit(3).get();
    expect(page.docs.map((document) => document.get('n'))).toEqual([12, 10, 8]);
    const some = await numbers.where('n', 'in', [1, 2, 99]).select('n').get();
    expect(some.docs.map((document) => document.data())).toEqual([{ n: 1 }, { n: 2 }]);
    expect((await numbers.where('tags', 'array-contains', 't0').count().get()).data().count).toBe(7);
    expect((await numbers.where('n', '!=', 0).get()).size).toBe(19);
  });

  test('commits a transaction on what it has read', async () => {
    const reference = db.doc(`counters/${label}`);
    await reference.set({ n: 0 });
    const addOne = () =>
      db.runTransaction(async (transaction) => {
        const n = Number((await transaction.get(reference)).get('n'));
        transaction.update(reference, { n: n + 1 });
      });
    await Promise.all([addOne(), addOne(), addOne()]);

    expect((await reference.get()).get('n')).toBe(3);
  });

  test('lists collections and documents, and deletes a whole tree', async () => {
    await db.doc(`trees-${label}/a/leaves/b`).set({ green: true });
    expect((await db.listCollections()).map(({ id }) => id)).toContain(`trees-${label}`);
    expect((await db.doc(`trees-${label}/a`).listCollections()).map(({ id }) => id)).toEqual(['leaves']);
    expect((await db.collection(`trees-${label}`).listDocuments()).map(({ id }) => id)).toEqual(['a']);

    await db.recursiveDelete(db.collection(`trees-${label}`));
    expect(await db.collection(`trees-${label}`).listDocuments()).toEqual([]);
  });

  test('writes in bulk and reads many documents at once', async () => {
    const writer = db.bulkWriter();
    const references = Array.from({ length: 50 }, (_, at) => db.doc(`bulk-${label}/d${at}`));
    for (const reference of references) void writer.set(reference, { id: reference.id });
    await writer.close();

    const found = await db.getAll(...references, db.doc(`bulk-${label}/missing`));
    expect(found.filter(({ exists }) => exists)).toHaveLength(50);
  });

  test('is told what it did wrong', async () => {
    await expect(db.doc(`missing/${label}`).update({ a: 1 })).rejects.toMatchObject({ code: 5 });
  });
});

test('the server SDK listens live', async () => {
  const app = initializeApp({ projectId: firebase.projectId }, 'live');
  const db = initializeFirestore(app);
  const seen = vi.fn();
  const stop = db.collection('live').onSnapshot((snapshot) => seen(snapshot.docs.map(({ id }) => id)));
  await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith([]), { timeout: 10_000 });
  await db.doc('live/a').set({});
  await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith(['a']), { timeout: 10_000 });

  stop();
  await deleteApp(app);
});

test('the server SDK refuses to create a document twice', async () => {
  const app = initializeApp({ projectId: firebase.projectId }, 'twice');
  const reference = initializeFirestore(app).doc('once/a');
  await reference.create({});

  await expect(reference.create({})).rejects.toMatchObject({ code: 6 });
  await deleteApp(app);
});

test('the server SDK manages accounts and reads their reset links', async () => {
  const app = initializeApp({ projectId: firebase.projectId }, 'accounts');
  const auth = getAuth(app);
  const { uid } = await auth.createUser({
    email: 'ada@example.com',
    password: 'secret1',
    displayName: 'Ada',
  });
  await auth.setCustomUserClaims(uid, { role: '5003' });

  expect(await auth.getUserByEmail('ada@example.com')).toMatchObject({ uid, customClaims: { role: '5003' } });
  expect(await auth.generatePasswordResetLink('ada@example.com')).toContain(
    `${firebase.origin}/emulator/action`,
  );
  expect((await auth.listUsers()).users.map((user) => user.uid)).toContain(uid);
  await auth.updateUser(uid, { disabled: true });
  expect((await auth.getUser(uid)).disabled).toBe(true);
  await auth.deleteUser(uid);
  await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  await deleteApp(app);
});
