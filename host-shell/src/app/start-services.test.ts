import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSessionUser } from '../test-support/session-user.ts';
import { createTestServices } from '../test-support/shell-services.ts';
import { startServices } from './start-services.ts';

const endings: (() => void)[] = [];

function setUp() {
  const test = createTestServices({ kind: 'checking' });
  const { services } = test;
  const setSession = vi.spyOn(services.runtime, 'setSession');
  const feedStart = vi.spyOn(services.feed, 'start');
  const feedStop = vi.spyOn(services.feed, 'stop');
  let otherTab = () => {};
  const crossTab = {
    announceSignOut: () => {},
    onSignOut: (listener: () => void) => {
      otherTab = listener;
      return () => {};
    },
  };
  endings.push(startServices({ services, signedIn: test.signedIn, crossTab }, window));
  return { ...test, setSession, feedStart, feedStop, signOutElsewhere: () => otherTab() };
}

beforeEach(() => void window.history.replaceState(null, '', '/dashboard'));
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

describe('running shell', () => {
  it('starts feed and remote for a signed-in user', () => {
    const { session, setSession, feedStart } = setUp();

    session.set({ kind: 'in', user: aSessionUser() });

    expect(feedStart).toHaveBeenCalledExactlyOnceWith('u1');
    expect(setSession).toHaveBeenLastCalledWith(expect.objectContaining({ userId: 'u1', family: 'client' }));
  });

  it('asks nothing and mounts nothing for an account without a role', () => {
    const { services, session, setSession, feedStart } = setUp();

    session.set({ kind: 'in', user: aSessionUser({ role: undefined }) });

    expect(feedStart).not.toHaveBeenCalled();
    expect(setSession).toHaveBeenLastCalledWith(null);
    expect(services.telemetry.recent().map(({ event }) => event)).toContain('role-unknown');
  });

  it('stops both when the session ends', () => {
    const { session, setSession, feedStop } = setUp();
    session.set({ kind: 'in', user: aSessionUser() });

    session.set({ kind: 'out', reason: 'signed-out' });

    expect(feedStop).toHaveBeenCalled();
    expect(setSession).toHaveBeenLastCalledWith(null);
  });

  it('follows a sign-out in another tab', () => {
    const { session, signOut, signOutElsewhere } = setUp();
    session.set({ kind: 'in', user: aSessionUser() });

    signOutElsewhere();

    expect(signOut).toHaveBeenCalledExactlyOnceWith('other-tab');
  });

  it('stays where it is when nobody is signed in here', () => {
    const { session, signOut, signOutElsewhere } = setUp();
    session.set({ kind: 'out', reason: 'none' });

    signOutElsewhere();

    expect(signOut).not.toHaveBeenCalled();
  });
});
