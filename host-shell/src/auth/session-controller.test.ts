import { beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  AuthChange,
  AuthGateway,
  Identity,
  SessionCheck,
  SignInResult,
} from '../backend/auth-gateway.ts';
import type { UserProfile } from '../backend/user-profile-repository.ts';
import type { Watcher } from '../backend/watch.ts';
import { createTelemetry } from '../telemetry/logger.ts';
import { eventually } from '../test-support/eventually.ts';
import { createSessionController } from './session-controller.ts';

const PROFILE: UserProfile = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  title: 'Safety lead',
  phone: '',
  companyName: 'Northwind Energy',
};

function identity(
  change: Partial<Omit<Identity, 'claims'>> & { active?: boolean; role?: '5001' | '5003' } = {},
): Identity {
  const { active = true, role = '5003', ...rest } = change;
  return {
    userId: 'u1',
    email: 'ana@northwind.test',
    providerData: [],
    claims: { role, companyId: 'c1', active },
    ...rest,
  };
}

/** A session over a sign-in service and a profile store that the test drives by hand. */
function setUp(signInResult: SignInResult = { ok: true, identity: identity() }) {
  let listener: (change: AuthChange) => void = () => {};
  const profileWatchers: Watcher<UserProfile | undefined>[] = [];
  const stopProfile = vi.fn();
  const gateway = {
    observe: (next: (change: AuthChange) => void) => {
      listener = next;
      return () => {};
    },
    signIn: vi.fn(async () => signInResult),
    signInWithGoogle: vi.fn(async () => signInResult),
    sendPasswordReset: async () => ({ ok: true }) as const,
    signOut: vi.fn(async () => {}),
    checkSession: vi.fn(async (): Promise<SessionCheck> => 'good'),
  } satisfies AuthGateway;
  const onEnded = vi.fn();
  const controller = createSessionController({
    gateway,
    profiles: {
      watch(_userId, watcher) {
        profileWatchers.push(watcher);
        return stopProfile;
      },
    },
    storage: { local: localStorage, session: sessionStorage },
    after: () => () => {},
    log: createTelemetry({ now: () => 0, path: () => '/', sinks: [] }).shell,
    onEnded,
  });
  controller.start();
  const state = () => controller.store.getSnapshot();
  const user = () => {
    const now = state();
    if (now.kind !== 'in') throw new Error(`The session is ${now.kind}.`);
    return now.user;
  };
  return {
    controller,
    gateway,
    onEnded,
    stopProfile,
    state,
    user,
    emit: (change: AuthChange) => listener(change),
    profile: (value: UserProfile | undefined) => profileWatchers.at(-1)?.next(value),
    profileWatchers,
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('session', () => {
  it('is being checked until the service has answered', () => {
    expect(setUp().state()).toEqual({ kind: 'checking' });
  });

  it('is out when the service knows nobody', () => {
    const { emit, state } = setUp();

    emit({ kind: 'out' });

    expect(state()).toEqual({ kind: 'out', reason: 'none' });
  });

  it('is in at once, before the profile has arrived', () => {
    const { emit, user } = setUp();

    emit({ kind: 'in', identity: identity() });

    expect(user()).toMatchObject({ userId: 'u1', role: '5003', companyId: 'c1', company: '' });
  });

  it('takes names and company from the profile', () => {
    const { emit, profile, user } = setUp();
    emit({ kind: 'in', identity: identity() });

    profile(PROFILE);

    expect(user()).toMatchObject({ firstName: 'Ana', company: 'Northwind Energy' });
  });

  it('never takes role or company id from the profile', () => {
    const { emit, profile, user } = setUp();
    emit({ kind: 'in', identity: identity() });

    profile({ ...PROFILE, role: '5001', companyId: 'other' } as UserProfile);

    expect(user()).toMatchObject({ role: '5003', companyId: 'c1' });
  });

  it('keeps the five fields of the specification and the role in session storage', () => {
    const { emit, profile } = setUp();
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
    const first = setUp();
    first.emit({ kind: 'in', identity: identity() });
    first.profile(PROFILE);

    const second = setUp();
    second.emit({ kind: 'in', identity: identity() });

    expect(second.user().company).toBe('Northwind Energy');
  });

  it('keeps the same snapshot when a renewed token says nothing new', () => {
    const { emit, state } = setUp();
    emit({ kind: 'in', identity: identity() });
    const before = state();

    emit({ kind: 'in', identity: identity() });

    expect(state()).toBe(before);
  });

  it('asks for the profile only once the account has a role', () => {
    const { emit, profileWatchers } = setUp();
    const withoutRole = { ...identity(), claims: { role: undefined, companyId: '', active: true } };

    emit({ kind: 'in', identity: withoutRole });
    expect(profileWatchers).toHaveLength(0);
    emit({ kind: 'in', identity: identity() });
    emit({ kind: 'in', identity: identity() });

    expect(profileWatchers).toHaveLength(1);
  });

  it('follows a role that trusted code has changed', () => {
    const { emit, user } = setUp();
    emit({ kind: 'in', identity: identity() });

    emit({ kind: 'in', identity: identity({ role: '5001' }) });

    expect(user().role).toBe('5001');
  });

  it('forgets what belongs to the previous user when another one signs in elsewhere', () => {
    const { emit, user, profileWatchers } = setUp();
    emit({ kind: 'in', identity: identity() });
    sessionStorage.setItem('vcms.cache.contractors', 'x');

    emit({ kind: 'in', identity: identity({ userId: 'u2', email: 'b@x.test' }) });

    expect(user()).toMatchObject({ userId: 'u2', company: '' });
    expect(sessionStorage.getItem('vcms.cache.contractors')).toBeNull();
    expect(profileWatchers).toHaveLength(2);
  });

  it('asks for the sign-out sequence when the service ends it', () => {
    const { emit, onEnded } = setUp();
    emit({ kind: 'in', identity: identity() });

    emit({ kind: 'out' });

    expect(onEnded).toHaveBeenCalledExactlyOnceWith('session-ended');
  });

  it('asks for the sign-out sequence when the account is disabled, and lets nobody in', () => {
    const { emit, onEnded, state } = setUp();

    emit({ kind: 'in', identity: identity({ active: false }) });

    expect(onEnded).toHaveBeenCalledExactlyOnceWith('disabled');
    expect(state().kind).toBe('checking');
  });

  it('stops the profile query when it ends', () => {
    const { emit, controller, stopProfile, state } = setUp();
    emit({ kind: 'in', identity: identity() });

    controller.end('signed-out');

    expect(stopProfile).toHaveBeenCalled();
    expect(state()).toEqual({ kind: 'out', reason: 'signed-out' });
  });
});

describe('session without network', () => {
  const offline: AuthChange = { kind: 'unverified', userId: 'u1', cause: new Error('network') };

  it('goes on with what this tab remembers', () => {
    const first = setUp();
    first.emit({ kind: 'in', identity: identity() });
    first.profile(PROFILE);

    const second = setUp();
    second.emit(offline);

    expect(second.user()).toMatchObject({ userId: 'u1', role: '5003', company: 'Northwind Energy' });
  });

  it('asks to sign in when nothing is remembered', () => {
    const { emit, state } = setUp();

    emit(offline);

    expect(state()).toEqual({ kind: 'out', reason: 'check-failed' });
  });

  it.each(['{broken', '7', 'null', '{"userId":"somebody-else","companyEmail":"x"}'])(
    'does not trust the record %s',
    (record) => {
      sessionStorage.setItem('user', record);
      const { emit, state } = setUp();

      emit(offline);

      expect(state()).toEqual({ kind: 'out', reason: 'check-failed' });
    },
  );

  it('stays in when the token of a running session cannot be renewed', () => {
    const { emit, state } = setUp();
    emit({ kind: 'in', identity: identity() });
    const before = state();

    emit(offline);

    expect(state()).toBe(before);
  });
});

describe('signing in', () => {
  it('is done when the store says so', async () => {
    const { controller, user } = setUp();

    expect(await controller.signIn('ana@northwind.test', 'secret')).toEqual({ ok: true });

    expect(user().userId).toBe('u1');
  });

  it('hands on the kind of a refusal', async () => {
    const { controller } = setUp({ ok: false, kind: 'too-many-requests', cause: undefined });

    expect(await controller.signIn('a@b.test', 'secret')).toEqual({ ok: false, kind: 'too-many-requests' });
  });

  it('is refused for a disabled account', async () => {
    const { controller, onEnded } = setUp({ ok: true, identity: identity({ active: false }) });

    expect(await controller.signIn('a@b.test', 'secret')).toEqual({ ok: false, kind: 'disabled' });
    expect(onEnded).toHaveBeenCalledWith('disabled');
  });
});

describe('a sign-out that the service did not confirm', () => {
  it('is finished at the next start, before anything of the user shows', async () => {
    localStorage.setItem('vcms.sign-out-pending', '1');

    const { gateway, emit, state } = setUp();
    emit({ kind: 'in', identity: identity() });

    expect(state()).toEqual({ kind: 'out', reason: 'signed-out' });
    expect(gateway.signOut).toHaveBeenCalledTimes(1);
    await eventually(() => expect(localStorage.getItem('vcms.sign-out-pending')).toBeNull());
  });

  it('does not stand in the way of signing in again', async () => {
    const { controller, emit, user } = setUp();
    emit({ kind: 'out' });
    controller.markSignOutPending();

    await controller.signIn('ana@northwind.test', 'secret');

    expect(user().userId).toBe('u1');
  });
});

describe('a profile that the database refuses', () => {
  const DENIED = { code: 'permission-denied' };

  it.each([
    ['disabled', 'disabled'],
    ['ended', 'session-ended'],
  ] as const)('ends the session when the service says that it is %s', async (answer, end) => {
    const { gateway, emit, onEnded, profileWatchers } = setUp();
    emit({ kind: 'in', identity: identity() });
    // The SDK signs out before it answers.
    gateway.checkSession.mockImplementation(async () => {
      emit({ kind: 'out' });
      return answer;
    });

    profileWatchers.at(-1)?.error(DENIED);

    await eventually(() => expect(onEnded).toHaveBeenCalled());
    expect(onEnded.mock.calls).toEqual([[end]]);
  });

  it('ends the session when the service lets it go without a word', async () => {
    const { gateway, emit, onEnded, profileWatchers } = setUp();
    emit({ kind: 'in', identity: identity() });
    gateway.checkSession.mockImplementation(async () => {
      emit({ kind: 'out' });
      return 'unknown';
    });

    profileWatchers.at(-1)?.error(DENIED);

    await eventually(() => expect(onEnded.mock.calls).toEqual([['session-ended']]));
  });

  it.each(['good', 'unknown'] as const)('leaves a session alone that is %s', async (answer) => {
    const { gateway, emit, onEnded, profileWatchers, state } = setUp();
    emit({ kind: 'in', identity: identity() });
    gateway.checkSession.mockResolvedValue(answer);

    profileWatchers.at(-1)?.error(DENIED);

    await eventually(() => expect(gateway.checkSession).toHaveBeenCalledTimes(1));
    expect(onEnded).not.toHaveBeenCalled();
    expect(state().kind).toBe('in');
  });

  it('ends a session that is refused again with its new token', async () => {
    const { gateway, emit, onEnded, profileWatchers } = setUp();
    emit({ kind: 'in', identity: identity() });

    profileWatchers.at(-1)?.error(DENIED);
    await eventually(() => expect(gateway.checkSession).toHaveBeenCalledTimes(1));
    profileWatchers.at(-1)?.error(DENIED);

    await eventually(() => expect(onEnded.mock.calls).toEqual([['session-ended']]));
  });

  it('lets a session go on whose profile came in between', async () => {
    const { gateway, emit, onEnded, profile, profileWatchers } = setUp();
    emit({ kind: 'in', identity: identity() });

    profileWatchers.at(-1)?.error(DENIED);
    await eventually(() => expect(gateway.checkSession).toHaveBeenCalledTimes(1));
    profile(PROFILE);
    profileWatchers.at(-1)?.error(DENIED);

    await eventually(() => expect(gateway.checkSession).toHaveBeenCalledTimes(2));
    expect(onEnded).not.toHaveBeenCalled();
  });

  it('asks nothing of the service when only the connection failed', () => {
    const { gateway, emit, profileWatchers } = setUp();
    emit({ kind: 'in', identity: identity() });

    profileWatchers.at(-1)?.error({ code: 'unavailable' });

    expect(gateway.checkSession).not.toHaveBeenCalled();
  });
});
