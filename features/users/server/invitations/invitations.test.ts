import { randomUUID } from 'node:crypto';
import type { CallableRequest } from '@vcms/domain';
import type { Caller } from '@vcms/server/core';
import { checkedRequest } from '@vcms/server/core';
import { startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptInvitation } from './accept-invitation.ts';
import { askAgain } from './ask-again.ts';
import { checkInvitation } from './check-invitation.ts';
import { createInvitation } from './create-invitation.ts';
import { expireInvitations } from './expire-invitations.ts';
import { resendInvitation, revokeInvitation } from './manage-invitation.ts';

let world: World;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

type Wish = Omit<CallableRequest<'invitationCreate'>, 'requestId'>;

function invite(caller: Caller, wish: Wish, requestId: string = randomUUID()) {
  return createInvitation(world.trusted, caller, checkedRequest('invitationCreate', { ...wish, requestId }));
}

/** The token in the newest mail to an address. */
async function tokenFor(email: string): Promise<string> {
  const mails = (await world.list('mail')).filter(({ to }) => to === email);
  const newest = mails
    .sort((a, b) => String(a.id).localeCompare(String(b.id), 'en', { numeric: true }))
    .at(-1);
  const [, token = ''] = /token=([\w-]+)/.exec(newest?.text ?? '') ?? [];
  return token;
}

const ACCOUNT = { firstName: 'Ira', lastName: 'Moss', password: 'moss-green-7' };

function accept(token: string, more: object = {}, requestId: string = randomUUID(), uid?: string) {
  const request = checkedRequest('invitationAccept', { token, requestId, account: ACCOUNT, ...more });
  return acceptInvitation(world.trusted, uid === undefined ? undefined : { uid, claims: {} }, request);
}

describe('an invitation', () => {
  it('is made once for one click, however often and however much at once it arrives', async () => {
    const wish = { email: ' Twice@Example.test ', role: '5003', companyId: 'x' } as const;
    const click = randomUUID();

    const answers = await Promise.all([1, 2, 3].map(() => invite(world.callers.admin, wish, click)));

    expect(new Set(answers.map(({ invitationId }) => invitationId)).size).toBe(1);
    const mails = (await world.list('mail')).filter(({ to }) => to === 'twice@example.test');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('http://app.test/invite/?token=');
  });

  it('holds the hash of its token and nowhere the token', async () => {
    const { invitationId } = await invite(world.callers.admin, {
      email: 'hash@example.test',
      role: '5003',
      companyId: 'x',
    });

    const stored = await world.read(`invitations/${invitationId}`);

    expect(stored).toMatchObject({ state: 'sent', expiresOn: '2026-12-04', inviterCompanyId: 'firm' });
    expect(stored?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(stored)).not.toContain(await tokenFor('hash@example.test'));
  });

  it.each<[keyof World['callers'], Wish, string]>([
    ['service', { email: 'q1@example.test', role: '5002', companyId: 'firm' }, 'not-allowed'],
    ['client', { email: 'q2@example.test', role: '5005', companyId: 'a' }, 'not-allowed'],
    ['client', { email: 'q3@example.test', role: '5005', companyId: 'x' }, 'role-does-not-fit'],
    [
      'client',
      { email: 'q4@example.test', role: '5003', newCompany: { kind: 'client', name: 'New Co' } },
      'not-allowed',
    ],
    ['reduced', { email: 'q5@example.test', role: '5004', companyId: 'y' }, 'not-allowed'],
    ['admin', { email: 'q6@example.test', role: '5003', companyId: 'y' }, 'role-does-not-fit'],
    ['admin', { email: 'q7@example.test', role: '5003', companyId: 'nowhere' }, 'not-found'],
    ['admin', { email: 'twice@example.test', role: '5003', companyId: 'x' }, 'taken'],
  ])('by %s of %j is refused as %s', async (who, wish, reason) => {
    await expect(invite(world.callers[who], wish)).rejects.toMatchObject({ reason });
  });

  it('gets a new link when it is sent again; the old one is unknown from then on', async () => {
    const wish = { email: 'again@example.test', role: '5005', companyId: 'a' } as const;
    const { invitationId } = await invite(world.callers.contractor, wish);
    const old = await tokenFor(wish.email);

    await resendInvitation(world.trusted, world.callers.contractor, { invitationId });

    expect(await checkInvitation(world.trusted, { token: old })).toEqual({ state: 'unknown' });
    const fresh = await checkInvitation(world.trusted, { token: await tokenFor(wish.email) });
    expect(fresh).toMatchObject({
      state: 'valid',
      inviterName: 'contractor Vale',
      companyName: 'Acme Roofing',
      account: 'new',
    });
    expect(await world.read(`invitations/${invitationId}`)).toMatchObject({ state: 'opened' });
  });

  it('can be taken back by who sent it, not by a stranger, and is then of no use', async () => {
    const wish = { email: 'back@example.test', role: '5003', companyId: 'x' } as const;
    const { invitationId } = await invite(world.callers.client, wish);
    const token = await tokenFor(wish.email);

    await expect(
      revokeInvitation(world.trusted, world.callers.contractor, { invitationId }),
    ).rejects.toMatchObject({ reason: 'not-allowed' });
    await revokeInvitation(world.trusted, world.callers.client, { invitationId });
    await revokeInvitation(world.trusted, world.callers.client, { invitationId });

    expect(await checkInvitation(world.trusted, { token })).toEqual({ state: 'revoked' });
    await expect(accept(token)).rejects.toMatchObject({ reason: 'wrong-state' });
    expect(
      (await world.list('audit')).filter(
        ({ entityId, action }) => entityId === invitationId && action === 'invitation.revoke',
      ),
    ).toHaveLength(1);
  });
});

describe('accepting', () => {
  it('makes account, user, claims, audit line and N17 once, also when the call comes again and twice at a time', async () => {
    const wish = { email: 'ira@example.test', role: '5003', companyId: 'x' } as const;
    const { invitationId } = await invite(world.callers.admin, wish);
    const token = await tokenFor(wish.email);
    const click = randomUUID();

    const settled = await Promise.allSettled([1, 2, 3].map(() => accept(token, {}, click)));
    const again = await accept(token, {}, click);

    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    expect(again).toEqual({ email: wish.email });
    const account = await world.trusted.auth.getUserByEmail(wish.email);
    expect(account).toMatchObject({
      emailVerified: true,
      customClaims: { role: '5003', companyId: 'x', active: true },
    });
    expect(await world.read(`users/${account.uid}`)).toMatchObject({
      firstName: 'Ira',
      companyName: 'Northfield',
      status: 'active',
    });
    const notices = (await world.list('notifications')).filter(
      ({ toId, title }) => toId === 'admin' && title === 'Invitation accepted',
    );
    expect(notices).toHaveLength(1);
    expect(
      (await world.list('audit')).filter(
        ({ entityId, action }) => entityId === invitationId && action === 'invitation.accept',
      ),
    ).toHaveLength(1);
  });

  it('by somebody else afterwards is refused: the link works once', async () => {
    const token = await tokenFor('ira@example.test');

    expect(await checkInvitation(world.trusted, { token })).toEqual({ state: 'used' });
    await expect(accept(token)).rejects.toMatchObject({ reason: 'wrong-state' });
  });

  it('of two people with the same link at the same time, lets one through', async () => {
    const wish = { email: 'race@example.test', role: '5003', companyId: 'x' } as const;
    await invite(world.callers.admin, wish);
    const token = await tokenFor(wish.email);

    const settled = await Promise.allSettled([accept(token), accept(token)]);

    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('goes on where an earlier attempt was cut short after the account was made', async () => {
    const wish = { email: 'cut@example.test', role: '5003', companyId: 'x' } as const;
    const { invitationId } = await invite(world.callers.admin, wish);
    const token = await tokenFor(wish.email);
    const { newUserId } = await import('./check-invitation.ts');
    await world.trusted.auth.createUser({
      uid: newUserId(invitationId),
      email: wish.email,
      password: 'from-before',
    });

    await accept(token);

    const account = await world.trusted.auth.getUserByEmail(wish.email);
    expect(account).toMatchObject({ displayName: 'Ira Moss', customClaims: { role: '5003' } });
  });

  it('asks for the least length of a password that the firm set, and says it before and after', async () => {
    const wish = { email: 'long@example.test', role: '5003', companyId: 'x' } as const;
    await invite(world.callers.admin, wish);
    const token = await tokenFor(wish.email);
    const strict = { ...world.trusted, leastPasswordLength: 16 };
    const click = randomUUID();
    const send = (password: string) => {
      const account = { ...ACCOUNT, password };
      const request = checkedRequest('invitationAccept', { token, requestId: click, account });
      return acceptInvitation(strict, undefined, request);
    };

    expect(await checkInvitation(strict, { token })).toMatchObject({
      state: 'valid',
      leastPasswordLength: 16,
    });
    expect(await checkInvitation(world.trusted, { token })).not.toHaveProperty('leastPasswordLength');
    await expect(send('moss-green-7')).rejects.toMatchObject({
      ...{ reason: 'invalid', field: 'account.password' },
      message: 'The password must be 16 characters long or more.',
    });
    await expect(world.trusted.auth.getUserByEmail(wish.email)).rejects.toMatchObject({
      code: 'auth/user-not-found',
    });
    await expect(send('moss-green-hill-7')).resolves.toEqual({ email: wish.email });
  });

  it('is not blocked by whoever signed up with the address before and proved nothing', async () => {
    const wish = { email: 'squatted@example.test', role: '5003', companyId: 'x' } as const;
    await world.trusted.auth.createUser({ uid: 'squatter', email: wish.email, password: 'from-before' });
    await invite(world.callers.admin, wish);
    const token = await tokenFor(wish.email);

    expect(await checkInvitation(world.trusted, { token })).toMatchObject({ state: 'valid', account: 'new' });
    await accept(token);

    const account = await world.trusted.auth.getUserByEmail(wish.email);
    expect(account).toMatchObject({ emailVerified: true, customClaims: { role: '5003' } });
    await expect(world.trusted.auth.getUser('squatter')).rejects.toMatchObject({
      code: 'auth/user-not-found',
    });
  });

  it.each(['123456', 'Password1'])('takes no password that is guessed first: %s', async (password) => {
    await expect(async () =>
      accept('a'.repeat(43), { account: { ...ACCOUNT, password } }),
    ).rejects.toMatchObject({
      reason: 'invalid',
      field: 'account.password',
    });
  });

  it('with a new contractor makes the company, and connects it to the client that invited it', async () => {
    const newCompany = { kind: 'contractor', name: 'Fresh Paint' } as const;
    const { invitationId } = await invite(world.callers.client, {
      email: 'fresh@example.test',
      role: '5005',
      newCompany,
    });
    const token = await tokenFor('fresh@example.test');
    const company = {
      name: 'Fresh Paint LLC',
      address1: '2 Elm',
      city: 'Peoria',
      state: 'IL',
      Zip: '61602',
      phone: '+13095550101',
      trades: ['painting'],
    };

    await expect(accept(token)).rejects.toMatchObject({ reason: 'invalid', field: 'company' });
    // The first attempt holds the link for half a minute.
    world.setNow('2026-11-20T15:01:00Z');
    await accept(token, { company });

    const companyId = `company-${invitationId}`;
    expect(await world.read(`companies/${companyId}`)).toMatchObject({
      kind: 'contractor',
      plan: 'full',
      status: 'active',
      trades: ['painting'],
    });
    expect(await world.read(`engagements/x_${companyId}`)).toMatchObject({
      state: 'invited',
      clientName: 'Northfield',
      contractorName: 'Fresh Paint LLC',
    });
  });

  it('needs the owner of an address that has an account, and then moves them', async () => {
    await world.addPerson('mover', '5005', 'a');
    await invite(world.callers.admin, { email: 'mover@example.test', role: '5003', companyId: 'x' });
    const token = await tokenFor('mover@example.test');
    expect(await checkInvitation(world.trusted, { token })).toMatchObject({
      state: 'valid',
      account: 'existing',
    });

    await expect(accept(token)).rejects.toMatchObject({ reason: 'taken' });
    world.setNow('2026-11-20T15:02:00Z');
    await accept(token, { account: undefined }, randomUUID(), 'mover');

    expect(await world.read('users/mover')).toMatchObject({
      role: '5003',
      companyId: 'x',
      companyName: 'Northfield',
    });
    expect((await world.trusted.auth.getUser('mover')).customClaims).toMatchObject({
      role: '5003',
      companyId: 'x',
    });
  });

  it('is tried ten times for one link, not more', async () => {
    const wish = {
      email: 'tries@example.test',
      role: '5005',
      newCompany: { kind: 'contractor', name: 'Tries' },
    } as const;
    await invite(world.callers.admin, wish);
    const token = await tokenFor(wish.email);
    const click = randomUUID();
    for (let tries = 0; tries < 10; tries += 1) {
      await expect(accept(token, {}, click)).rejects.toMatchObject({ reason: 'invalid' });
    }

    await expect(accept(token, {}, click)).rejects.toMatchObject({ reason: 'too-many' });
  });
});

describe('an invitation that nobody accepts', () => {
  it('ends after its last day, once, and the inviter is told and asked again', async () => {
    const { invitationId } = await invite(world.callers.client, {
      email: 'late@example.test',
      role: '5003',
      companyId: 'x',
    });
    const token = await tokenFor('late@example.test');
    world.setNow('2026-12-05T00:05:00Z');

    expect(await checkInvitation(world.trusted, { token })).toEqual({
      state: 'expired',
      inviterName: 'client Vale',
    });
    await Promise.all([expireInvitations(world.trusted), expireInvitations(world.trusted)]);
    await expireInvitations(world.trusted);
    await askAgain(world.trusted, { token });
    await askAgain(world.trusted, { token: 'x'.repeat(43) });

    expect(await world.read(`invitations/${invitationId}`)).toMatchObject({ state: 'expired' });
    const titles = (await world.list('notifications'))
      .filter(({ toId, body }) => toId === 'client' && String(body).includes('late@'))
      .map(({ title }) => title);
    expect(titles.sort()).toEqual(['Invitation expired', 'New invitation requested']);
    await resendInvitation(world.trusted, world.callers.client, { invitationId });
    expect(await world.read(`invitations/${invitationId}`)).toMatchObject({
      state: 'sent',
      expiresOn: '2026-12-19',
      round: 2,
    });
  });
});
