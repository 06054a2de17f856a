import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  setDoc,
  terminate,
} from 'firebase/firestore';
import { expect, test } from 'vitest';
import { startTemporaryFirebase } from '../testing/temporary-firebase.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents/notes/{id} {
    allow create: if {'a': true}[request.resource.data.kind];
  }
}`;

test('a refusal that quotes a text of 100,000 characters arrives, and the next call is answered', async () => {
  const server = await startTemporaryFirebase(RULES);
  const app = initializeApp({ projectId: server.projectId, apiKey: 'any' }, 'rpc-error');
  const firestore = getFirestore(app);
  const [host = '', port = ''] = server.address.split(':');
  connectFirestoreEmulator(firestore, host, Number(port));
  const notes = collection(firestore, 'notes');

  await expect(setDoc(doc(notes, 'long'), { kind: 'x'.repeat(100_000) })).rejects.toMatchObject({
    code: 'permission-denied',
  });
  await setDoc(doc(notes, 'short'), { kind: 'a' });

  await terminate(firestore);
  await server.dispose();
});
