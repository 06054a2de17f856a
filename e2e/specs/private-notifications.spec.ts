import { expect } from '@playwright/test';
import { deleteDoc, doc, getDoc, setDoc, updateDoc } from 'firebase/firestore';
import { accountOf, test } from '../support/product.ts';
import { signInClient } from '../support/signed-in-client.ts';

test('another user can neither read nor delete a notification, and nobody can write one', async ({
  product,
}) => {
  const { firestore } = product.trusted;
  const stranger = await signInClient(product, accountOf('5003'));
  const owner = await signInClient(product, accountOf('5005'));
  const id = `${owner.uid}_e2e-private`;
  const value = {
    id,
    toId: owner.uid,
    title: 'Private',
    body: 'For one person.',
    date_time: new Date(),
    read: false,
  };
  await firestore.doc(`notifications/${id}`).set(value);
  const own = doc(owner.firestore, 'notifications', id);
  const forged = doc(owner.firestore, 'notifications', `${owner.uid}_forged`);
  const foreign = doc(stranger.firestore, 'notifications', id);

  const denied = { code: 'permission-denied' };
  await expect(getDoc(foreign)).rejects.toMatchObject(denied);
  await expect(deleteDoc(foreign)).rejects.toMatchObject(denied);
  await expect(setDoc(forged, value)).rejects.toMatchObject(denied);
  await expect(updateDoc(own, { title: 'x' })).rejects.toMatchObject(denied);

  await updateDoc(own, { read: true });
  expect((await firestore.doc(`notifications/${id}`).get()).get('read')).toBe(true);
  await deleteDoc(own);
  expect((await firestore.doc(`notifications/${id}`).get()).exists).toBe(false);
  await Promise.all([stranger.close(), owner.close()]);
});
