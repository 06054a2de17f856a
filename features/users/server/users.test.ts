import { applyAccount } from '@vcms/server/accounts';
import { requireCaller } from '@vcms/server/core';
import { startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { changeRole, moveUser } from './change-role.ts';
import { changeStatus } from './change-status.ts';
import { endSessions } from './end-sessions.ts';
import { onUserWritten } from './on-user-written.ts';
import { sendPasswordReset } from './send-password-reset.ts';
import { updateUser } from './update-user.ts';

let world: World;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const claimsOf = async (uid: string) => (await world.trusted.auth.getUser(uid)).customClaims;
const auditOf = async (uid: string) =>
  (await world.list('audit')).filter(({ entityId }) => entityId === uid).map(({ action }) => action);

describe('disabling', () => {
  it('closes the account, its claims and its calls, is written down once, and can be undone', async () => {
    const person = await world.addPerson('dora', '5003', 'x');
    const token = { uid: 'dora', claims: { role: '5003', companyId: 'x', active: true } };
    await requireCaller(world.trusted, token);

    await Promise.all([1, 2].map(() => changeStatus(world.trusted, world.callers.admin, person, 'disable')));

    expect(await world.read('users/dora')).toMatchObject({ status: 'disabled' });
    expect(await world.trusted.auth.getUser('dora')).toMatchObject({
      disabled: true,
      customClaims: { active: false },
    });
    await expect(requireCaller(world.trusted, token)).rejects.toMatchObject({ reason: 'not-allowed' });
    expect(await auditOf('dora')).toEqual(['user.disable']);

    await changeStatus(world.trusted, world.callers.service, person, 'enable');
    expect(await claimsOf('dora')).toEqual({ role: '5003', companyId: 'x', active: true });
    expect((await world.trusted.auth.getUser('dora')).disabled).toBe(false);
  });

  it('of a person in the middle is finished by the trigger, whoever comes first', async () => {
    await world.addPerson('half', '5003', 'x');
    await world.trusted.db.doc('users/half').update({ status: 'disabled' });

    await Promise.all([1, 2].map(() => applyAccount(world.trusted, 'half')));

    expect(await world.trusted.auth.getUser('half')).toMatchObject({
      disabled: true,
      customClaims: { active: false },
    });
    expect(await applyAccount(world.trusted, 'half')).toBe(false);
  });

  it.each<[keyof World['callers'], string, string]>([
    ['client', 'client', 'self'],
    ['admin', 'admin', 'self'],
    ['client', 'contractor', 'not-allowed'],
    ['service', 'admin', 'not-allowed'],
    ['reduced', 'client', 'not-allowed'],
    ['contractor', 'nobody', 'not-allowed'],
  ])('by %s of %s is refused as %s', async (who, uid, reason) => {
    await expect(changeStatus(world.trusted, world.callers[who], { uid }, 'disable')).rejects.toMatchObject({
      reason,
    });
  });

  it('leaves one admin, even when two admins disable each other at the same time', async () => {
    const second = await world.addPerson('second-admin', '5001', 'firm');

    const settled = await Promise.allSettled([
      changeStatus(world.trusted, world.callers.admin, second, 'disable'),
      changeStatus(world.trusted, second, world.callers.admin, 'disable'),
    ]);

    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const uid of ['admin', 'second-admin']) {
      await world.trusted.db.doc(`users/${uid}`).update({ status: 'active' });
      await applyAccount(world.trusted, uid);
    }
    await changeStatus(world.trusted, world.callers.admin, second, 'disable');
  });
});

describe('a new role', () => {
  it('reaches the claims and ends the sessions', async () => {
    await world.addPerson('rae', '5004', 'x');
    const revoke = vi.spyOn(world.trusted.auth, 'revokeRefreshTokens');

    await changeRole(world.trusted, world.callers.client, { uid: 'rae', role: '5003' });

    expect(await claimsOf('rae')).toEqual({ role: '5003', companyId: 'x', active: true });
    expect(revoke).toHaveBeenCalledWith('rae');
    revoke.mockRestore();
  });

  it.each([
    ['client', '5002', 'role-does-not-fit'],
    ['admin', '5005', 'role-does-not-fit'],
  ] as const)('given by %s as %s is refused as %s', async (who, role, reason) => {
    await expect(changeRole(world.trusted, world.callers[who], { uid: 'rae', role })).rejects.toMatchObject({
      reason,
    });
  });

  it('is a conflict when the record changed after it was shown', async () => {
    const call = changeRole(world.trusted, world.callers.admin, { uid: 'rae', role: '5004', seenAt: 1 });

    await expect(call).rejects.toMatchObject({
      reason: 'conflict',
      message: expect.stringContaining('Reload'),
    });
  });

  it('comes with a move, which open drafts and the last person at home prevent', async () => {
    await world.addPerson('stays', '5005', 'a');
    await world.put('companies/a/policies/p1', { state: 'draft' });
    await world.trusted.db.doc('companies/a/policies/p1').update({ createdBy: 'stays' });
    const wish = { uid: 'stays', companyId: 'x', role: '5003' } as const;

    await expect(moveUser(world.trusted, world.callers.admin, wish)).rejects.toMatchObject({
      reason: 'open-drafts',
    });
    await world.trusted.db.doc('companies/a/policies/p1').delete();
    await moveUser(world.trusted, world.callers.admin, wish);
    await moveUser(world.trusted, world.callers.admin, wish);

    expect(await claimsOf('stays')).toEqual({ role: '5003', companyId: 'x', active: true });
    expect(await auditOf('stays')).toEqual(['user.move']);
    const last = { uid: 'contractor', companyId: 'x', role: '5003' } as const;
    await expect(moveUser(world.trusted, world.callers.admin, last)).rejects.toMatchObject({
      reason: 'last-active',
    });
  });
});

describe('the firm', () => {
  it('corrects names, and what was there is kept in the audit', async () => {
    const request = { uid: 'rae', firstName: 'Rae', lastName: 'Corrected' };

    await updateUser(world.trusted, world.callers.service, request);
    await updateUser(world.trusted, world.callers.service, request);

    const lines = (await world.list('audit')).filter(({ action }) => action === 'user.update');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ before: { lastName: 'Vale' }, after: { lastName: 'Corrected' } });
    await expect(updateUser(world.trusted, world.callers.client, request)).rejects.toMatchObject({
      reason: 'not-allowed',
    });
  });

  it('sends a link for a new password without seeing it', async () => {
    const answer = await sendPasswordReset(world.trusted, world.callers.admin, { uid: 'rae' });

    expect(answer).toEqual({});
    const [mail] = (await world.list('mail')).filter(({ to }) => to === 'rae@example.test');
    expect(mail?.text).toMatch(/http:\S+oobCode=/);
  });
});

it('signing out everywhere ends the own sessions and says when', async () => {
  await endSessions(world.trusted, world.callers.contractor, {});

  const user = await world.read('users/contractor');
  expect(user?.sessionsEndedAt.toDate().toISOString()).toBe('2026-11-20T15:00:00.000Z');
  await expect(endSessions(world.trusted, world.callers.contractor, { uid: 'client' })).rejects.toMatchObject(
    { reason: 'not-allowed' },
  );
});

describe('a changed person', () => {
  it('gets a contact card that follows, and N18 once although the event comes twice', async () => {
    const caller = await world.addPerson('card', '5003', 'x');
    const stored = await world.read('users/card');
    const change = { uid: 'card', eventId: 'e1', before: { ...stored, role: '5004' }, after: stored };

    await Promise.all([1, 2].map(() => onUserWritten(world.trusted, change)));
    await onUserWritten(world.trusted, change);

    expect(await world.read('companies/x/contacts/card')).toMatchObject({
      name: 'card Vale',
      email: caller.email,
      role: '5003',
    });
    const notices = (await world.list('notifications')).filter(({ toId }) => toId === 'card');
    expect(notices.map(({ title }) => title)).toEqual(['Account changed']);
    await world.trusted.db.doc('users/card').update({ status: 'disabled' });
    await onUserWritten(world.trusted, {
      uid: 'card',
      eventId: 'e2',
      before: stored,
      after: { ...stored, status: 'disabled' },
    });
    expect(await world.read('companies/x/contacts/card')).toBeUndefined();
  });
});
