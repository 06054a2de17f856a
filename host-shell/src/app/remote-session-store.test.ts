import { createValueStore } from '@vcms/contract';
import { describe, expect, it } from 'vitest';
import type { SessionState } from '../auth/session-state.ts';
import { aSessionUser } from '../test-support/session-user.ts';
import { createRemoteSessionStore, remoteSessionOf } from './remote-session-store.ts';

const IN: SessionState = { kind: 'in', user: aSessionUser() };

describe('session of remotes', () => {
  it('has the family of the role and the first picture there is', () => {
    const picture = (photoURL: string | null) => ({
      providerId: 'p',
      displayName: null,
      email: null,
      photoURL,
    });
    const user = aSessionUser({
      role: '5005',
      providerData: [picture(null), picture('https://x.test/p.png')],
    });

    expect(remoteSessionOf({ kind: 'in', user })).toEqual({
      userId: 'u1',
      role: '5005',
      family: 'contractor',
      email: 'ana@northwind.test',
      companyId: 'c1',
      companyEmail: 'ana@northwind.test',
      company: 'Northwind Energy',
      photoUrl: 'https://x.test/p.png',
    });
  });

  it.each([
    { kind: 'checking' },
    { kind: 'out', reason: 'none' },
    { kind: 'in', user: aSessionUser({ role: undefined }) },
  ] as const)('is absent while $kind', (state) => {
    expect(remoteSessionOf(state)).toBeUndefined();
  });

  it('is the same reference until the session changes', () => {
    const state = createValueStore<SessionState>(IN);
    const store = createRemoteSessionStore(state);
    const before = store.getSnapshot();

    expect(store.getSnapshot()).toBe(before);
    state.set({ kind: 'in', user: aSessionUser({ company: 'Renamed' }) });

    expect(store.getSnapshot().company).toBe('Renamed');
  });

  it('stays readable for a remote that is being unmounted', () => {
    const state = createValueStore<SessionState>(IN);
    const store = createRemoteSessionStore(state);
    store.getSnapshot();

    state.set({ kind: 'out', reason: 'signed-out' });

    expect(store.getSnapshot().userId).toBe('u1');
  });

  it('throws before anybody has signed in', () => {
    const store = createRemoteSessionStore(createValueStore<SessionState>({ kind: 'checking' }));

    expect(() => store.getSnapshot()).toThrow('No session');
  });
});
