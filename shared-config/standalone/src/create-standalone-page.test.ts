import { LEAVE_QUESTION, type RoleCode } from '@vcms/contract';
import { defineRemoteApp } from '@vcms/sdk';
import { fakeSession, fakeShell } from '@vcms/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStandalonePage } from './create-standalone-page.ts';
import type { StandaloneAccount } from './standalone-settings.ts';

const accounts = (['5003', '5004'] as const).map((role) => ({
  role,
  email: `${role}@example.test`,
  password: 'secret',
}));

function setUp(signIn = async ({ role }: StandaloneAccount) => fakeSession(role)) {
  const { api } = fakeShell();
  return createStandalonePage({
    menu: { contract: api.contract, remote: 'remote-client', family: 'client', menus: {}, routes: [] },
    app: defineRemoteApp({ remote: 'remote-client', routes: [] }),
    accounts,
    backend: api.backend,
    uiSystem: api.uiSystem,
    log: api.log,
    view: window,
    storage: window.sessionStorage,
    signIn,
  });
}

beforeEach(() => window.sessionStorage.clear());

describe('the standalone page', () => {
  it('signs in as the first account of the remote and offers the others', async () => {
    const page = setUp();

    expect(page.roles).toEqual(['5003', '5004']);
    expect(page.state.getSnapshot()).toEqual({ kind: 'signing-in', role: '5003' });
    await vi.waitFor(() => expect(page.state.getSnapshot().kind).toBe('ready'), 30_000);
  });

  it('remembers the chosen account over a reload', async () => {
    setUp().choose('5004');

    expect(setUp().state.getSnapshot().role).toBe('5004');
  });

  it('keeps to the last choice when an earlier sign-in ends later', async () => {
    const waiting = new Map<RoleCode, () => void>();
    const page = setUp(
      ({ role }) => new Promise((resolve) => waiting.set(role, () => resolve(fakeSession(role)))),
    );
    page.choose('5004');
    waiting.get('5004')?.();
    await vi.waitFor(() => expect(page.state.getSnapshot().kind).toBe('ready'), 30_000);
    waiting.get('5003')?.();
    await Promise.resolve();

    expect(page.state.getSnapshot()).toMatchObject({ kind: 'ready', role: '5004' });
  });

  it('says why nobody could be signed in', async () => {
    const page = setUp(() => Promise.reject(new Error('auth/network-request-failed')));

    await vi.waitFor(() => expect(page.state.getSnapshot().kind).toBe('failed'), 30_000);
    expect(page.state.getSnapshot()).toMatchObject({
      message: expect.stringContaining('auth/network-request-failed'),
    });
  });

  it('puts a question of the remote on the page, and gives the answer back', async () => {
    const page = setUp();
    const shell = await vi.waitFor(() => {
      const state = page.state.getSnapshot();
      if (state.kind !== 'ready') throw new Error(state.kind);
      return state.shell;
    }, 30_000);

    const asked = shell.ask(LEAVE_QUESTION);
    expect(page.questions.pending.getSnapshot()).toBe(LEAVE_QUESTION);
    page.questions.answer(true);

    expect(await asked).toBe(true);
  });

  it('changes the colour scheme and remembers it', () => {
    setUp().changeScheme('dark');

    expect(setUp().theme.getSnapshot().colorScheme).toBe('dark');
  });
});
