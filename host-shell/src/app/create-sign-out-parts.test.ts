import { LEAVE_QUESTION } from '@vcms/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSignOut } from '../auth/sign-out.ts';
import { aSessionUser } from '../test-support/session-user.ts';
import { createTestServices } from '../test-support/shell-services.ts';
import { createSignOutParts } from './create-sign-out-parts.ts';
import { createLeaveGuards } from './leave-guards.ts';

function setUp(signOutOfService: () => Promise<void> = async () => {}, device?: IDBFactory) {
  const { services } = createTestServices({ kind: 'in', user: aSessionUser() });
  const guards = createLeaveGuards();
  const announceSignOut = vi.fn();
  const setSession = vi.fn(async () => {});
  const markSignOutPending = vi.fn();
  const navigate = vi.fn();
  services.navigator.connect(navigate);
  const parts = createSignOutParts({
    base: services,
    backend: { auth: { signOut: signOutOfService } } as never,
    session: { ...services.session, markSignOutPending },
    runtime: () => ({ setSession }),
    guards,
    crossTab: { announceSignOut, onSignOut: () => () => {} },
    storage: { local: localStorage, session: sessionStorage },
    device,
  });
  const toasts = () => services.notifier.toasts.getSnapshot();
  return {
    signOut: createSignOut(parts),
    services,
    guards,
    announceSignOut,
    setSession,
    markSignOutPending,
    navigate,
    toasts,
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('signing out of the shell', () => {
  it('closes the panels, unmounts the remote, clears the storage and goes to the sign-in page', async () => {
    sessionStorage.setItem('user', '{}');
    const { signOut, services, setSession, navigate, announceSignOut } = setUp();
    services.layout.dispatch({ type: 'profile-toggled' });
    services.layout.dispatch({ type: 'notifications-toggled' });
    const asked = services.questions.ask(LEAVE_QUESTION);

    expect(await signOut('user')).toBe(true);

    expect(services.layout.getSnapshot().flags.profileSidebarVisible).toBe(false);
    expect(services.layout.getSnapshot().notificationPanelVisible).toBe(false);
    expect(await asked).toBe(false);
    expect(setSession).toHaveBeenCalledWith(null);
    expect(announceSignOut).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem('user')).toBeNull();
    expect(services.session.store.getSnapshot()).toEqual({ kind: 'out', reason: 'signed-out' });
    expect(services.telemetry.recent()).toContainEqual(
      expect.objectContaining({ event: 'session-ended', data: { reason: 'signed-out' } }),
    );
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/login/', { replace: true });
  });

  it('deletes what pages keep on the device', async () => {
    const deleted: string[] = [];
    const deleteDatabase = (name: string) => {
      deleted.push(name);
      const request = { onsuccess: () => {} };
      queueMicrotask(() => request.onsuccess());
      return request as unknown as IDBOpenDBRequest;
    };
    const { signOut } = setUp(undefined, { deleteDatabase } as unknown as IDBFactory);

    await signOut('access-changed');

    expect(deleted).toEqual(['vcms-device']);
  });

  it('stays when a form with changes objects', async () => {
    const { signOut, guards, services } = setUp();
    guards.add(() => false);

    expect(await signOut('user')).toBe(false);

    expect(services.session.store.getSnapshot().kind).toBe('in');
  });

  it('S255: ends here even when the service refuses, says so, and remembers to try again', async () => {
    sessionStorage.setItem('user', '{}');
    const { signOut, services, toasts, markSignOutPending, navigate } = setUp(() =>
      Promise.reject(new Error('down')),
    );

    await signOut('user');

    expect(services.session.store.getSnapshot().kind).toBe('out');
    expect(sessionStorage.getItem('user')).toBeNull();
    expect(navigate).toHaveBeenCalledTimes(1);
    expect(markSignOutPending).toHaveBeenCalledTimes(1);
    expect(toasts()).toEqual([expect.objectContaining({ kind: 'error' })]);
    expect(services.telemetry.recent().map(({ event }) => event)).toContain('sign-out.step-failed');
  });
});
