import { expect } from '@playwright/test';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getFirestore,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { accountOf, type Product, test } from '../support/product.ts';

/** The client SDK signed in as a demo account, as any program outside our pages could be. */
async function signedInClient(
  product: Product,
  role: string,
): Promise<{ db: Firestore; end(): Promise<void> }> {
  const origin = new URL(product.stack.firebase.origin);
  const app = initializeApp({ apiKey: 'local', projectId: product.stack.projectId }, `${role}-${Date.now()}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, origin.origin, { disableWarnings: true });
  const db = getFirestore(app);
  connectFirestoreEmulator(db, origin.hostname, Number(origin.port));
  const { email, password } = accountOf(role);
  await signInWithEmailAndPassword(auth, email, password);
  return { db, end: () => deleteApp(app) };
}

test('another user can neither read nor delete a notification, and nobody can write one', async ({
  product,
}) => {
  const { auth, firestore } = product.trusted;
  const { uid } = await auth.getUserByEmail(accountOf('5005').email);
  const id = `${uid}_e2e-private`;
  const value = {
    id,
    toId: uid,
    title: 'Private',
    body: 'For one person.',
    date_time: new Date(),
    read: false,
  };
  await firestore.doc(`notifications/${id}`).set(value);
  const stranger = await signedInClient(product, '5003');
  const owner = await signedInClient(product, '5005');

  const denied = { code: 'permission-denied' };
  await expect(getDoc(doc(stranger.db, 'notifications', id))).rejects.toMatchObject(denied);
  await expect(deleteDoc(doc(stranger.db, 'notifications', id))).rejects.toMatchObject(denied);
  await expect(setDoc(doc(owner.db, 'notifications', `${uid}_forged`), value)).rejects.toMatchObject(denied);
  await expect(updateDoc(doc(owner.db, 'notifications', id), { title: 'x' })).rejects.toMatchObject(denied);

  await updateDoc(doc(owner.db, 'notifications', id), { read: true });
  expect((await firestore.doc(`notifications/${id}`).get()).get('read')).toBe(true);
  await deleteDoc(doc(owner.db, 'notifications', id));
  expect((await firestore.doc(`notifications/${id}`).get()).exists).toBe(false);
  await Promise.all([stranger.end(), owner.end()]);
});
