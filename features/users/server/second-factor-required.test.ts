import { applyAccount, applySecondFactorRoles } from '@vcms/server/accounts';
import { requireCaller, type Trusted } from '@vcms/server/core';
import { startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeRole } from './change-role.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** The server with this configuration. */
const requiring = (...secondFactorRoles: NonNullable<Trusted['secondFactorRoles']>): Trusted => ({
  ...world.trusted,
  secondFactorRoles,
});
const claimsOf = async (uid: string) => (await world.trusted.auth.getUser(uid)).customClaims;
const twoSteps = { firebase: { sign_in_second_factor: 'totp' } };

it('is written into the claims of the roles that the configuration names, ends their sessions, and goes again', async () => {
  expect(await applySecondFactorRoles(requiring('5001', '5002'))).toBe(2);

  expect(await claimsOf('admin')).toMatchObject({ role: '5001', active: true, secondFactorRequired: true });
  expect(await claimsOf('service')).toMatchObject({ secondFactorRequired: true });
  expect(await claimsOf('client')).not.toHaveProperty('secondFactorRequired');
  expect(await world.read('endedSessions/admin')).toMatchObject({ open: false });
  expect(await world.read('users/admin')).toHaveProperty('sessionsEndedAt');
  expect(await world.read('endedSessions/client')).toBeUndefined();
  expect(await applySecondFactorRoles(requiring('5001', '5002'))).toBe(0);

  expect(await applySecondFactorRoles(requiring('5001'))).toBe(1);
  expect(await claimsOf('service')).not.toHaveProperty('secondFactorRequired');
  expect(await claimsOf('admin')).toHaveProperty('secondFactorRequired', true);
});

it('stays as it is where the configuration is not known, as in commands on a developer’s machine', async () => {
  await applySecondFactorRoles(requiring('5001'));

  expect(await applyAccount(world.trusted, 'admin')).toBe(false);
  expect(await applySecondFactorRoles(world.trusted)).toBe(0);

  expect(await claimsOf('admin')).toHaveProperty('secondFactorRequired', true);
});

it('comes with the role and goes with it', async () => {
  const trusted = requiring('5002');
  await world.addPerson('nora', '5001', 'firm');

  await changeRole(trusted, world.callers.admin, { uid: 'nora', role: '5002' });
  expect(await claimsOf('nora')).toMatchObject({ role: '5002', secondFactorRequired: true });
  await changeRole(trusted, world.callers.admin, { uid: 'nora', role: '5001' });
  expect(await claimsOf('nora')).not.toHaveProperty('secondFactorRequired');
});

it('is asked by callables: of the claim, and of the configuration before the claim is written', async () => {
  // A session of after the changes above, which ended those before.
  const authTime = Math.floor(world.trusted.now().getTime() / 1000) + 3600;
  const claims = { role: '5002', companyId: 'firm', active: true, auth_time: authTime };
  const call = (trusted: Trusted, more: object) =>
    requireCaller(trusted, { uid: 'service', claims: { ...claims, ...more } });

  for (const [trusted, more] of [
    [world.trusted, { secondFactorRequired: true }],
    [requiring(), { secondFactorRequired: true }],
    [requiring('5002'), {}],
    [requiring('5002'), { sign_in_second_factor: 'totp' }],
  ] as const) {
    await expect(call(trusted, more)).rejects.toMatchObject({
      reason: 'not-allowed',
      message: 'Your role needs two-step sign-in. Sign in again to set it up.',
    });
    await expect(call(trusted, { ...more, ...twoSteps })).resolves.toMatchObject({ uid: 'service' });
  }
  await expect(call(requiring('5001'), {})).resolves.toMatchObject({ uid: 'service' });
});
