import { vi } from 'vitest';
import { createSessionController } from '../auth/session-controller.ts';
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

export const PROFILE: UserProfile = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  title: 'Safety lead',
  phone: '',
  companyName: 'Northwind Energy',
};

/** Who the sign-in service names. */
export function identity(
  change: Partial<Omit<Identity, 'claims'>> & {
    active?: boolean;
    companyClosed?: true;
    role?: '5001' | '5003';
  } = {},
): Identity {
  const { active = true, companyClosed, role = '5003', ...rest } = change;
  return {
    userId: 'u1',
    email: 'ana@northwind.test',
    providerData: [],
    claims: { role, companyId: 'c1', active, ...(companyClosed === undefined ? {} : { companyClosed }) },
    ...rest,
  };
}

/** A session over a sign-in service and a profile store that the test drives by hand. */
export function setUpSession(signInResult: SignInResult = { ok: true, identity: identity() }) {
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
