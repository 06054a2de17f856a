import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SIGN_OUT_PENDING_KEY, WANTED_PATH_KEY } from '../auth/storage-keys.ts';
import type { AuthChange } from '../backend/auth-gateway.ts';
import type { GateAnswer, GatePerson } from '../backend/gate-answer.ts';
import type { GateBackend } from '../backend/gate-backend.ts';
import type { GateNews } from '../backend/gate-listener.ts';
import type { TrustedResult } from '../backend/trusted-call.ts';
import { startGatePage } from './gate-page.ts';

const PATH = '/work-manager/c1-p1';
const READY: GatePerson = {
  ...{ kind: 'person', isReady: true, reasons: [], name: 'Ana Ruiz', company: 'Acme Roofing' },
  ...{ jobRole: 'Roofer', badgeNo: '17', sites: [], moment: '11/20/2026, 12:00:00 PM CST' },
  ...{ contractorId: 'c1', watch: ['engagements/x_c1'] },
};
const SUSPENDED = { ...READY, isReady: false, reasons: ['The company is suspended.'] };
const NOT_ASSIGNED: GateAnswer = {
  ...{ kind: 'closed', title: 'Not ready. This person is not assigned to you.', advice: 'Ask.' },
  moment: READY.moment,
};
const UNREACHABLE: TrustedResult<GateAnswer> = {
  ok: false,
  kind: 'unreachable',
  message: 'The server cannot be reached. Check your connection, then try again.',
};

function signedIn(role = '5003', userId = 'u1'): AuthChange {
  const claims = { role, companyId: 'x', active: true } as const;
  return { kind: 'in', identity: { userId, email: '', providerData: [], claims } } as AuthChange;
}

const endings: (() => void)[] = [];
const stored = new Map<string, string>();
beforeEach(() => document.body.replaceChildren());
afterEach(() => {
  for (const end of endings.splice(0)) end();
  stored.clear();
});

function open(first: TrustedResult<GateAnswer> = { ok: true, value: READY }) {
  const root = document.createElement('main');
  document.body.replaceChildren(root);
  const replace = vi.fn();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const view = {
    document,
    location: { pathname: PATH, search: '', replace },
    ...{ localStorage: storage, sessionStorage: storage },
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    setInterval: window.setInterval.bind(window),
    clearInterval: window.clearInterval.bind(window),
  } as unknown as Window;
  let news: GateNews | undefined;
  const told: { change: (change: AuthChange) => void } = { change: () => undefined };
  const answer = { now: first };
  const backend = {
    observe: (listener: (change: AuthChange) => void) => {
      told.change = listener;
      return () => undefined;
    },
    ask: vi.fn(async () => answer.now),
    openPhoto: vi.fn(async () => undefined),
    listen: vi.fn(async (_paths: readonly string[], given: GateNews) => {
      news = given;
      return () => undefined;
    }),
  } satisfies GateBackend;
  endings.push(startGatePage({ root, view, backend }));
  return { backend, replace, answer, signIn: told, news: () => news as GateNews, root };
}

describe('the page at the gate', () => {
  it('says who it is and that they are ready, and listens from then on', async () => {
    const { signIn, backend, news } = open();
    signIn.change(signedIn());

    await screen.findByRole('heading', { level: 2, name: 'Ready' });
    const card = screen.getByRole('status');
    for (const text of ['Ana Ruiz', 'Acme Roofing', 'Roofer, badge 17', 'All sites'])
      within(card).getByText(text);
    screen.getByText('As of 11/20/2026, 12:00:00 PM CST.');
    expect(backend.listen).toHaveBeenCalledTimes(1);

    news().live(true);
    screen.getByText('As of 11/20/2026, 12:00:00 PM CST, kept up to date.');
  });

  it('turns by itself when something it hangs on changes, asking once more for what comes meanwhile', async () => {
    const { signIn, backend, answer, news } = open();
    signIn.change(signedIn());
    await screen.findByRole('heading', { level: 2, name: 'Ready' });

    answer.now = { ok: true, value: SUSPENDED };
    for (let times = 0; times < 5; times += 1) news().changed();

    await screen.findByRole('heading', { level: 2, name: 'Not ready' });
    within(screen.getByRole('list', { name: 'Why not' })).getByText('The company is suspended.');
    await waitFor(() => expect(backend.ask).toHaveBeenCalledTimes(3));
    expect(backend.listen).toHaveBeenCalledTimes(1);
  });

  it('asks again on demand, and without a connection says of which moment the answer is', async () => {
    const { signIn, answer } = open();
    signIn.change(signedIn());
    await screen.findByRole('heading', { level: 2, name: 'Ready' });

    answer.now = UNREACHABLE;
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await screen.findByText(
      /cannot be reached.*What you see is the answer of 11\/20\/2026, 12:00:00 PM CST\./,
    );
    screen.getByRole('heading', { level: 2, name: 'Ready' });

    answer.now = { ok: true, value: SUSPENDED };
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await screen.findByRole('heading', { level: 2, name: 'Not ready' });
    expect(screen.queryByText(/cannot be reached/)).toBeNull();
  });

  it('calls nobody ready while nothing was answered', async () => {
    const { signIn } = open(UNREACHABLE);
    signIn.change(signedIn());

    await screen.findByText(/The server cannot be reached/);
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    screen.getByRole('button', { name: 'Check again' });
  });

  it('says of somebody who is not assigned what to do, and listens to nothing', async () => {
    const { signIn, backend } = open({ ok: true, value: NOT_ASSIGNED });
    signIn.change(signedIn());

    await screen.findByRole('heading', { level: 2, name: NOT_ASSIGNED.title });
    expect(backend.listen).not.toHaveBeenCalled();
  });

  it('leads to the sign-in, which comes back here', async () => {
    const { signIn, backend, replace } = open();
    signIn.change({ kind: 'out' });

    expect(replace).toHaveBeenCalledWith('/login/');
    expect(stored.get(WANTED_PATH_KEY)).toBe(PATH);
    expect(backend.ask).not.toHaveBeenCalled();
  });

  it('takes a session for ended that somebody has signed out of here', () => {
    stored.set(SIGN_OUT_PENDING_KEY, '1');
    const { replace } = open();

    expect(replace).toHaveBeenCalledWith('/login/');
  });

  it('takes the answer from the screen when the person at the gate signs out in another tab', async () => {
    const { signIn, replace, root } = open();
    signIn.change(signedIn());
    await screen.findByText('Ana Ruiz');

    signIn.change({ kind: 'out' });

    expect(root.textContent).not.toContain('Ana Ruiz');
    expect(replace).toHaveBeenCalledWith('/login/');
  });

  it('has no page for other roles, and asks nothing for them', () => {
    const { signIn, backend } = open();
    signIn.change(signedIn('5005'));

    screen.getByRole('heading', { level: 1, name: 'Page not found' });
    expect(backend.ask).not.toHaveBeenCalled();
  });

  it('says why the server refuses, and shows nothing of before', async () => {
    const { signIn, answer, root } = open();
    signIn.change(signedIn());
    await screen.findByText('Ana Ruiz');
    const message = 'Your role needs two-step sign-in. Sign in again to set it up.';
    answer.now = { ok: false, kind: 'refused', reason: 'not-allowed', message };
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));

    await screen.findByText(message);
    expect(root.textContent).not.toContain('Ana Ruiz');
  });
});
