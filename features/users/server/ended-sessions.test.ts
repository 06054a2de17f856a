import { applyAccount, ENDED_SESSIONS } from '@vcms/server/accounts';
import { requireCaller } from '@vcms/server/core';
import { type SignedIn, signIn, startWorld, type World } from '@vcms/server/test-support';
import { doc, getDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { changeRole } from './change-role.ts';
import { changeStatus } from './change-status.ts';
import { endSessions } from './end-sessions.ts';

let world: World;
const browsers: SignedIn[] = [];

/** The tokens of the sign-in service carry the real time, so the server works with it here. */
beforeAll(async () => {
  world = await startWorld(new Date().toISOString());
});
afterAll(async () => {
  for (const browser of browsers) await browser.close();
  await world.stop();
});

async function open(uid: string): Promise<SignedIn> {
  const browser = await signIn(world, `${uid}@example.test`);
  browsers.push(browser);
  return browser;
}

/** Whether the rules let the session of this browser read what is its own. */
async function isLetIn({ db }: SignedIn, uid: string): Promise<boolean> {
  try {
    return (await getDoc(doc(db, 'users', uid))).exists();
  } catch (cause) {
    expect(cause).toMatchObject({ code: 'permission-denied' });
    return false;
  }
}

/** Sessions begin in whole seconds: the next one is new once the second is over. */
async function untilNewSessionIsLetIn(uid: string): Promise<void> {
  await vi.waitFor(async () => expect(await isLetIn(await open(uid), uid)).toBe(true), {
    timeout: 20_000,
    interval: 250,
  });
}

const afterThis = () => world.setNow(new Date().toISOString());

describe('the token that a browser holds', () => {
  it('is refused by the rules as soon as the person is disabled; enabled again, they sign in anew', async () => {
    const person = await world.addPerson('dora', '5003', 'x');
    const before = await open('dora');
    expect(await isLetIn(before, 'dora')).toBe(true);

    afterThis();
    await changeStatus(world.trusted, world.callers.admin, person, 'disable');

    expect(await isLetIn(before, 'dora')).toBe(false);
    await expect(open('dora')).rejects.toMatchObject({ code: 'auth/user-disabled' });
    await changeStatus(world.trusted, world.callers.admin, person, 'enable');
    expect(await isLetIn(before, 'dora')).toBe(false);
    await untilNewSessionIsLetIn('dora');
  });

  it('is refused once the role is another one, and the new session has the new role', async () => {
    await world.addPerson('rae', '5004', 'x');
    const before = await open('rae');
    expect(await isLetIn(before, 'rae')).toBe(true);

    afterThis();
    await changeRole(world.trusted, world.callers.client, { uid: 'rae', role: '5003' });

    expect(await isLetIn(before, 'rae')).toBe(false);
    await untilNewSessionIsLetIn('rae');
  });

  it('is refused after signing out everywhere', async () => {
    const person = await world.addPerson('eve', '5005', 'a');
    const before = await open('eve');
    expect(await isLetIn(before, 'eve')).toBe(true);

    world.setNow(new Date(Date.now() + 1000).toISOString());
    await endSessions(world.trusted, person, {});

    expect(await isLetIn(before, 'eve')).toBe(false);
    await untilNewSessionIsLetIn('eve');
  });
});

describe('a call with a token from before', () => {
  const now = () => Math.floor(Date.now() / 1000);
  const calls = (uid: string, authTime: number) =>
    requireCaller(world.trusted, {
      uid,
      claims: { role: '5005', companyId: 'a', active: true, auth_time: authTime },
    });

  it('is refused after signing out everywhere, although it says what the record says; a new one is let in', async () => {
    const person = await world.addPerson('fay', '5005', 'a');
    const began = now() - 60;
    expect(await calls('fay', began)).toMatchObject({ uid: 'fay' });

    afterThis();
    await endSessions(world.trusted, person, {});

    await expect(calls('fay', began)).rejects.toMatchObject({ reason: 'not-signed-in' });
    expect(await calls('fay', now() + 2)).toMatchObject({ uid: 'fay' });
  });

  it('that says nothing of its session is refused once a session was ended', async () => {
    const person = await world.addPerson('gil', '5005', 'a');
    await endSessions(world.trusted, person, {});

    await expect(calls('gil', Number.NaN)).rejects.toMatchObject({ reason: 'not-signed-in' });
  });
});

describe('an end of sessions that was cut short', () => {
  it('after the new claims were written is finished by the next run', async () => {
    await world.addPerson('half', '5004', 'x');
    await world.trusted.db.doc('users/half').update({ role: '5003' });
    const revoke = vi.spyOn(world.trusted.auth, 'revokeRefreshTokens');
    revoke.mockRejectedValueOnce(new Error('The instance was stopped.'));

    await expect(applyAccount(world.trusted, 'half')).rejects.toThrow('stopped');
    expect(await world.read(`${ENDED_SESSIONS}/half`)).toMatchObject({ open: true });
    await applyAccount(world.trusted, 'half');

    expect(revoke).toHaveBeenCalledTimes(2);
    revoke.mockRestore();
    expect(await world.read(`${ENDED_SESSIONS}/half`)).toMatchObject({ open: false });
    expect(await applyAccount(world.trusted, 'half')).toBe(false);
  });

  it('never moves the time back: of two at once the later one stays', async () => {
    const person = await world.addPerson('late', '5005', 'a');
    world.setNow('2026-11-21T10:00:30Z');
    await endSessions(world.trusted, person, {});
    world.setNow('2026-11-21T10:00:00Z');
    await endSessions(world.trusted, person, {});

    const stored = await world.read(`${ENDED_SESSIONS}/late`);
    expect(stored?.before).toBe(Date.parse('2026-11-21T10:00:30Z') / 1000);
  });
});

it('a first set of claims and a changed name end nothing', async () => {
  await world.addPerson('new', '5003', 'x');
  await world.trusted.auth.setCustomUserClaims('new', null);
  await applyAccount(world.trusted, 'new');
  await world.trusted.db.doc('users/new').update({ firstName: 'Newer' });
  await applyAccount(world.trusted, 'new');

  expect(await world.read(`${ENDED_SESSIONS}/new`)).toBeUndefined();
});
