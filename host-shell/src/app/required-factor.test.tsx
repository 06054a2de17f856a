import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SessionState } from '../auth/session-state.ts';
import type { AuthResult } from '../backend/auth-failure.ts';
import type { SecondFactorChanges } from '../backend/second-factor-changes.ts';
import { identity, setUpSession } from '../test-support/driven-session.ts';
import { aSessionUser } from '../test-support/session-user.ts';
import { createTestAccount, createTestServices } from '../test-support/shell-services.ts';
import { App } from './app.tsx';

const MISSING: SessionState = {
  kind: 'in',
  user: aSessionUser({ role: undefined, secondFactor: 'missing' }),
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

function open(path: string, changes: Partial<SecondFactorChanges> = {}) {
  window.history.replaceState(null, '', path);
  const test = createTestServices(MISSING);
  const account = async () => {
    const known = await createTestAccount();
    return { ...known, secondFactor: { ...known.secondFactor, ...changes } };
  };
  const services = { ...test.services, account };
  const part = test.signedIn.store.getSnapshot();
  if (part.kind !== 'ready') throw new Error('The signed-in part is not there.');
  const signedIn = {
    ...test.signedIn,
    store: { ...test.signedIn.store, getSnapshot: () => shown },
  };
  const shown = { kind: 'ready', part: { ...part.part, services } } as const;
  render(<App services={services} signedIn={signedIn} onReload={() => {}} />);
  return test;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it.each(['/dashboard', '/profile/user/edit-profile', '/status', '/anything'])(
  'shows the set-up instead of %s, without a menu, with a way out',
  async (path) => {
    const { signOut } = open(path);

    await screen.findByRole('button', { name: 'Set up now' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Set up your second step');
    expect(document.querySelector('[data-menu-mode]')).toBeNull();
    await press('Sign out');

    expect(signOut).toHaveBeenCalledExactlyOnceWith('user');
  },
);

it('says in a sentence why it cannot begin, and asks for the password when the sign-in is long ago', async () => {
  const begin = vi.fn(async (password: string) =>
    password === 'right'
      ? ({ ok: true, enrolment: ENROLMENT } as const)
      : ({ ok: false, kind: 'wrong-credentials', cause: undefined } as const),
  );
  const beginAfterSignIn = vi
    .fn<SecondFactorChanges['beginAfterSignIn']>()
    .mockResolvedValueOnce({ ok: false, kind: 'network', cause: undefined })
    .mockResolvedValue({ ok: false, kind: 'recent-login-required', cause: undefined });
  open('/dashboard', { begin, beginAfterSignIn });

  await press('Set up now');
  await screen.findByText('The sign-in service cannot be reached. Check your connection and try again.');
  await press('Set up now');
  await userEvent.type(await screen.findByLabelText('Current password'), 'wrong');
  await press('Continue');
  await screen.findByText('The current password is not correct.');
  await userEvent.clear(screen.getByLabelText('Current password'));
  await userEvent.type(screen.getByLabelText('Current password'), 'right');
  await press('Continue');
  await userEvent.type(await screen.findByLabelText('Code from your app'), '123 456');
  await press('Turn on');

  await screen.findByText('Two-step sign-in is on. Sign in again if nothing opens.');
  expect(ENROLMENT.confirm).toHaveBeenCalledExactlyOnceWith('123456');
  expect(screen.getByRole('button', { name: 'Sign in again' })).toBeDefined();
});

const ENROLMENT = {
  secret: 'JBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/VCMS:ana?secret=JBSWY3DPEHPK3PXP',
  confirm: vi.fn(async (_code: string): Promise<AuthResult> => ({ ok: true })),
};

it('has no role and asks for no profile until the second factor is there, and loses both without it', () => {
  const { emit, user, profileWatchers, stopProfile, onEnded, profile } = setUpSession();
  const claims = { ...identity().claims, role: '5001', secondFactor: 'missing' } as const;

  emit({ kind: 'in', identity: { ...identity(), claims } });
  expect(user()).toMatchObject({ role: undefined, secondFactor: 'missing' });
  expect(profileWatchers).toHaveLength(0);

  emit({ kind: 'in', identity: { ...identity(), claims: { ...claims, secondFactor: 'required' } } });
  expect(user()).toMatchObject({ role: '5001', secondFactor: 'required' });
  profile({
    ...{ firstName: 'Ada', lastName: 'Marlow', title: '', phone: '', companyName: 'Clearpath' },
    access: { disabled: false, role: '5001', companyId: 'c1', sessionsEndedAt: undefined },
  });

  emit({ kind: 'in', identity: { ...identity(), claims } });
  expect(user().role).toBeUndefined();
  expect(stopProfile).toHaveBeenCalledOnce();
  expect(onEnded).not.toHaveBeenCalled();
});
