import { PASSWORD, startWorld, type World } from '@vcms/server/test-support';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resetSecondFactor } from './reset-second-factor.ts';

let world: World;

beforeAll(async () => {
  world = await startWorld(new Date().toISOString());
});
afterAll(() => world.stop());

type Answer = Readonly<Record<string, unknown>> & { readonly error?: { readonly message: string } };

async function ask(verb: string, body: object): Promise<Answer> {
  const response = await fetch(`${world.origin}/identitytoolkit.googleapis.com/${verb}?key=any`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Answer;
}

const signIn = (uid: string) =>
  ask('v1/accounts:signInWithPassword', {
    email: `${uid}@example.test`,
    password: PASSWORD,
    returnSecureToken: true,
  });

/** Turns two-step sign-in on, as the page does. */
async function enrol(uid: string): Promise<void> {
  const { idToken } = await signIn(uid);
  const begun = await ask('v2/accounts/mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} });
  const { sharedSecretKey, sessionInfo } = begun.totpSessionInfo as Record<string, string>;
  const verificationCode = new TOTP({ secret: sharedSecretKey ?? '' }).generate();
  const totpVerificationInfo = { sessionInfo, verificationCode };
  const done = await ask('v2/accounts/mfaEnrollment:finalize', { idToken, totpVerificationInfo });
  expect(done.error).toBeUndefined();
}

const audited = async (uid: string) =>
  (await world.list('audit')).filter(({ entityId }) => entityId === uid).map(({ action }) => action);

it('an administrator resets the app of a lost device: the password alone signs in, and it is written down', async () => {
  await world.addPerson('lost', '5003', 'x');
  await enrol('lost');
  expect(await signIn('lost')).toMatchObject({ mfaInfo: [{ totpInfo: {} }] });

  await resetSecondFactor(world.trusted, world.callers.admin, { uid: 'lost' });

  expect(await signIn('lost')).toHaveProperty('idToken');
  expect(await audited('lost')).toEqual(['user.reset_second_factor']);
  expect(await world.read('endedSessions/lost')).toHaveProperty('before');
  const again = resetSecondFactor(world.trusted, world.callers.admin, { uid: 'lost' });
  await expect(again).rejects.toMatchObject({ reason: 'wrong-state' });
});

it.each(['service', 'client', 'admin'] as const)(
  '%s does not do so for a colleague or for themselves',
  async (name) => {
    const uid = name === 'admin' ? 'admin' : `colleague-${name}`;
    if (name !== 'admin') await world.addPerson(uid, '5003', 'x');
    await enrol(uid);

    const attempt = resetSecondFactor(world.trusted, world.callers[name], { uid });

    await expect(attempt).rejects.toMatchObject({ reason: name === 'admin' ? 'self' : 'not-allowed' });
    expect(await signIn(uid)).toHaveProperty('mfaPendingCredential');
    expect(await audited(uid)).toEqual([]);
  },
);
