import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  onSnapshot,
  setDoc,
} from 'firebase/firestore';
import { startLocalFirebase } from 'local-firebase';
import { expect, it, vi } from 'vitest';
import { askedDelay, openLateDoor } from './live-delay.ts';

it('holds answers only where a variable asks for it, and says what it takes', () => {
  expect(askedDelay({})).toBeUndefined();
  expect(askedDelay({ VCMS_LIVE_DELAY_MS: '300' })).toEqual({ maxMs: 300, seed: 1 });
  expect(() => askedDelay({ VCMS_LIVE_DELAY_MS: 'long' })).toThrow(/number of milliseconds/);
});

it('lets everything through, calls, lists and files, each in its own order', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vcms-late-'));
  const server = await startLocalFirebase({ port: 0, projectId: 'demo-late', dataDir });
  const door = await openLateDoor(server.origin, { maxMs: 60, seed: 7 });
  const app = initializeApp({ projectId: 'demo-late' }, 'late');
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, '127.0.0.1', Number(new URL(door.origin).port), {
    mockUserToken: 'owner',
  });
  const things = collection(firestore, 'things');
  const sizes: number[] = [];
  const stop = onSnapshot(things, ({ size }) => sizes.push(size));
  for (const n of [0, 1, 2]) await setDoc(doc(things, String(n)), { n });

  expect((await getDoc(doc(things, '2'))).get('n')).toBe(2);
  await vi.waitFor(() => expect(sizes.at(-1)).toBe(3), 30_000);
  expect(sizes).toEqual(sizes.toSorted());
  const put = `${door.origin}/upload/storage/v1/b/demo-late.appspot.com/o?uploadType=media&name=one`;
  const headers = { Authorization: 'Bearer owner' };
  expect((await fetch(put, { method: 'POST', headers, body: 'x'.repeat(200_000) })).status).toBe(200);
  const taken = await fetch(`${door.origin}/v0/b/demo-late.appspot.com/o/one?alt=media`, { headers });
  expect((await taken.text()).length).toBe(200_000);

  stop();
  await deleteApp(app);
  door.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});
