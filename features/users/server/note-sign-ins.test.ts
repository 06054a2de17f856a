import { PASSWORD, startWorld, type World } from '@vcms/server/test-support';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteSignIns } from './note-sign-ins.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

async function signIn(email: string): Promise<void> {
  const address = `${world.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
  });
  expect(response.status).toBe(200);
}

async function note(): Promise<number> {
  return noteSignIns(world.trusted, (await world.trusted.db.collection('users').get()).docs);
}

it('a sign-in is noted once in the user', async () => {
  const { email, uid } = await world.addPerson('signs-in', '5005', 'a');
  await signIn(email);

  expect(await note()).toBeGreaterThan(0);

  const noted: unknown = (await world.read(`users/${uid}`))?.lastSignInAt;
  const { metadata } = await world.trusted.auth.getUser(uid);
  expect(noted).toEqual(Timestamp.fromMillis(Date.parse(metadata.lastSignInTime)));
  expect(await note()).toBe(0);
});

it('a user without an account is left alone, and so is nobody at all', async () => {
  await world.put('users/no-account', { email: 'no-account@example.test', role: '5005', companyId: 'a' });

  await note();

  expect(await world.read('users/no-account')).not.toHaveProperty('lastSignInAt');
  expect(await noteSignIns(world.trusted, [])).toBe(0);
});
