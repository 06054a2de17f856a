import { beforeEach, describe, expect, it } from 'vitest';
import type { AuthChange } from '../backend/auth-gateway.ts';
import type { UserProfile } from '../backend/user-profile-repository.ts';
import { identity, PROFILE, setUpSession } from '../test-support/driven-session.ts';
import { eventually } from '../test-support/eventually.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('session', () => {
  it('is being checked until the service has answered', () => {
    expect(setUpSession().state()).toEqual({ kind: 'checking' });
  });

  it('is out when the service knows nobody', () => {
    const { emit, state } = setUpSession();

    emit({ kind: 'out' });

    expect(state()).toEqual({ kind: 'out', reason: 'none' });
  });

  it('is in at once, before the profile has arrived', () => {
    const { emit, user } = setUpSession();

    emit({ kind: 'in', identity: identity() });

    expect(user()).toMatchObject({ userId: 'u1', role: '5003', companyId: 'c1', company: '' });
  });

  it('takes names and company from the profile', () => {
    const { emit, profile, user } = setUpSession();
    emit({ kind: 'in', identity: identity() });

    profile(PROFILE);

    expect(user()).toMatchObject({ firstName: 'Ana', company: 'Northwind Energy' });
  });

  it('never takes role or company id from the profile', () => {
    const { emit, profile, user } = setUpSession();
    emit({ kind: 'in', identity: identity() });

    profile({ ...PROFILE, role: '5001', companyId: 'other' } as UserProfile);

    expect(user()).toMatchObject({ role: '5003', companyId: 'c1' });
  });

  it('keeps the five fields of the specification and the role in session storage', () => {
    const { emit, profile } = setUpSession();
    emit({ kind: 'in', identity: identity() });
    profile(PROFILE);

    expect(JSON.parse(sessionStorage.getItem('user') ?? '')).toEqual({
      role: '5003',
      companyEmail: 'ana@northwind.test',
      company: 'Northwind Energy',
      userId: 'u1',
      providerData: [],
    });
    expect(sessionStorage.getItem('role')).toBe('5003');
  });

  it('shows the remembered company after a reload, until the profile arrives', () => {
    const first = setUpSession();
    first.emit({ kind: 'in', identity: identity() });
    first.profile(PROFILE);

    const second = setUpSession();
    second.emit({ kind: 'in', identity: identity() });

    expect(second.user().company).toBe('Northwind Energy');
  });

  it('keeps the same snapshot when a renewed token says nothing new', () => {
    const { emit, state } = setUpSession();
    emit({ kind: 'in', identity: identity() });
    const before = state();

    emit({ kind: 'in', identity: identity() });

    expect(state()).toBe(before);
  });

  it('asks for the profile only once the account has a role', () => {
    const { emit, profileWatchers } = setUpSession();
    const withoutRole = { ...identity(), claims: { role: undefined, companyId: '', active: true } };

    emit({ kind: 'in', identity: withoutRole });
    expect(profileWatchers).toHaveLength(0);
    emit({ kind: 'in', identity: identity() });
    emit({ kind: 'in', identity: identity() });

    expect(profileWatchers).toHaveLength(1);
  });

  it('follows a role that the server has changed', () => {
    const { emit, user } = setUpSession();
    emit({ kind: 'in', identity: identity() });

    emit({ kind: 'in', identity: identity({ role: '5001' }) });

    expect(user().role).toBe('5001');
  });

  it('forgets what belongs to the previous user when another one signs in elsewhere', () => {
    const { emit, user, profileWatchers } = setUpSession();
    emit({ kind: 'in', identity: identity() });
    sessionStorage.setItem('vcms.cache.contractors', 'x');

    emit({ kind: 'in', identity: identity({ userId: 'u2', email: 'b@x.test' }) });

    expect(user()).toMatchObject({ userId: 'u2', company: '' });
    expect(sessionStorage.getItem('vcms.cache.contractors')).toBeNull();
    expect(profileWatchers).toHaveLength(2);
  });

  it('asks for the sign-out sequence when the service ends it', () => {
    const { emit, onEnded } = setUpSession();
    emit({ kind: 'in', identity: identity() });

    emit({ kind: 'out' });

    expect(onEnded).toHaveBeenCalledExactlyOnceWith('session-ended');
  });

  it('asks for the sign-out sequence when the account is disabled, and lets nobody in', () => {
    const { emit, onEnded, state } = setUpSession();

    emit({ kind: 'in', identity: identity({ active: false }) });

    expect(onEnded).toHaveBeenCalledExactlyOnceWith('disabled');
    expect(state().kind).toBe('checking');
  });

  it('stops the profile query when it ends', () => {
    const { emit, controller, stopProfile, state } = setUpSession();
    emit({ kind: 'in', identity: identity() });

    controller.end('signed-out');

    expect(stopProfile).toHaveBeenCalled();
    expect(state()).toEqual({ kind: 'out', reason: 'signed-out' });
  });
});

describe('session without network', () => {
  const offline: AuthChange = { kind: 'unverified', userId: 'u1', cause: new Error('network') };

  it('goes on with what this tab remembers', () => {
    const first = setUpSession();
    first.emit({ kind: 'in', identity: identity() });
    first.profile(PROFILE);

    const second = setUpSession();
    second.emit(offline);

    expect(second.user()).toMatchObject({ userId: 'u1', role: '5003', company: 'Northwind Energy' });
  });

  it('asks to sign in when nothing is remembered', () => {
    const { emit, state } = setUpSession();

    emit(offline);

    expect(state()).toEqual({ kind: 'out', reason: 'check-failed' });
  });

  it.each(['{broken', '7', 'null', '{"userId":"somebody-else","companyEmail":"x"}'])(
    'does not trust the record %s',
    (record) => {
      sessionStorage.setItem('user', record);
      const { emit, state } = setUpSession();

      emit(offline);

      expect(state()).toEqual({ kind: 'out', reason: 'check-failed' });
    },
  );

  it('stays in when the token of a running session cannot be renewed', () => {
    const { emit, state } = setUpSession();
    emit({ kind: 'in', identity: identity() });
    const before = state();

    emit(offline);

    expect(state()).toBe(before);
  });
});

describe('signing in', () => {
  it('is done when the store says so', async () => {
    const { controller, user } = setUpSession();

    expect(await controller.signIn('ana@northwind.test', 'secret')).toEqual({ ok: true });

    expect(user().userId).toBe('u1');
  });

  it('hands on the kind of a refusal', async () => {
    const { controller } = setUpSession({ ok: false, kind: 'too-many-requests', cause: undefined });

    expect(await controller.signIn('a@b.test', 'secret')).toEqual({ ok: false, kind: 'too-many-requests' });
  });

  it('is refused for the people of a suspended company, who are told so', async () => {
    const claims = { active: false, companyClosed: true } as const;
    const { controller, onEnded } = setUpSession({ ok: true, identity: identity(claims) });

    expect(await controller.signIn('a@b.test', 'secret')).toEqual({ ok: false, kind: 'company-closed' });
    expect(onEnded).toHaveBeenCalledWith('company-closed');
  });

  it('is refused for a disabled account', async () => {
    const { controller, onEnded } = setUpSession({ ok: true, identity: identity({ active: false }) });

    expect(await controller.signIn('a@b.test', 'secret')).toEqual({ ok: false, kind: 'disabled' });
    expect(onEnded).toHaveBeenCalledWith('disabled');
  });
});

describe('a sign-out that the service did not confirm', () => {
  it('is finished at the next start, before anything of the user shows', async () => {
    localStorage.setItem('vcms.sign-out-pending', '1');

    const { gateway, emit, state } = setUpSession();
    emit({ kind: 'in', identity: identity() });

    expect(state()).toEqual({ kind: 'out', reason: 'signed-out' });
    expect(gateway.signOut).toHaveBeenCalledTimes(1);
    await eventually(() => expect(localStorage.getItem('vcms.sign-out-pending')).toBeNull());
  });

  it('does not stand in the way of signing in again', async () => {
    const { controller, emit, user } = setUpSession();
    emit({ kind: 'out' });
    controller.markSignOutPending();

    await controller.signIn('ana@northwind.test', 'secret');

    expect(user().userId).toBe('u1');
  });
});
