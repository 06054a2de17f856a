import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONTRACT_VERSION, type RemoteMenu } from '@vcms/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SessionState } from '../auth/session-state.ts';
import { eventually } from '../test-support/eventually.ts';
import { aSessionUser } from '../test-support/session-user.ts';
import { createTestServices } from '../test-support/shell-services.ts';
import { App } from './app.tsx';

const IN: SessionState = { kind: 'in', user: aSessionUser() };
const OUT: SessionState = { kind: 'out', reason: 'none' };
const SENTENCE = 'Your account has no role for this site. Contact support.';

const MENU: RemoteMenu = {
  contract: CONTRACT_VERSION,
  remote: 'remote-client',
  family: 'client',
  menus: { '5003': [{ kind: 'link', id: 'home', label: 'Home', to: '/dashboard' }] },
  routes: [{ path: '/dashboard', roles: ['5003'] }],
};

function open(path: string, state: SessionState) {
  window.history.replaceState(null, '', path);
  const test = createTestServices(state);
  render(<App services={test.services} signedIn={test.signedIn} onReload={() => {}} />);
  return test;
}

const shellFrame = () => document.querySelector('[data-menu-mode]');
const pathname = () => window.location.pathname;
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('shell', () => {
  it('shows Loading... and nothing of the user while the check runs', () => {
    open('/dashboard', { kind: 'checking' });

    expect(screen.getByText('Loading...')).toBeDefined();
    expect(shellFrame()).toBeNull();
  });

  it('leads a signed-out visitor to the sign-in page, which has no shell', () => {
    open('/calendar', OUT);

    expect(pathname()).toBe('/login/');
    expect(title()).toBe('Sign in');
    expect(shellFrame()).toBeNull();
  });

  it('goes to the wanted page after sign-in', async () => {
    const { session, signIn } = open('/calendar?x=1', OUT);
    signIn.mockImplementation(async () => {
      session.set(IN);
      return { ok: true };
    });

    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

    await eventually(() => expect(pathname()).toBe('/calendar'));
    expect(window.location.search).toBe('?x=1');
  });

  it.each([
    ['5001', 'Status'],
    ['5003', 'Page not found'],
  ] as const)('shows role %s at /status: %s', (role, expected) => {
    open('/status', { kind: 'in', user: aSessionUser({ role }) });

    expect(title()).toBe(expected);
  });

  it.each([
    ['5001', true],
    ['5003', false],
  ] as const)('offers role %s the status page in the profile panel: %s', async (role, expected) => {
    open('/dashboard', { kind: 'in', user: aSessionUser({ role }) });
    await userEvent.click(screen.getByRole('button', { name: 'Profile' }));
    const panel = await screen.findByRole('dialog', { name: 'Profile' });

    const link = within(panel).queryByRole('link', { name: 'Status' });

    expect(link !== null).toBe(expected);
    if (link === null) return;
    await userEvent.click(link);
    expect(title()).toBe('Status');
  });

  it('says above the page that it is offline', () => {
    const { online } = open('/dashboard', IN);

    act(() => online.set(false));

    expect(within(screen.getByRole('main')).getByText('You are offline.')).toBeDefined();
  });

  it('shows e-mail and company of the user', () => {
    open('/dashboard', IN);

    const banner = screen.getByRole('banner');
    expect(within(banner).getByText('ana@northwind.test')).toBeDefined();
    expect(within(banner).getByText('Northwind Energy')).toBeDefined();
  });

  it('shows the menu of the role once it is known, and the slot of the remote', () => {
    const { menu, services } = open('/dashboard', IN);
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();

    act(() => menu.set(MENU));

    const main = screen.getByRole('navigation', { name: 'Main' });
    expect(within(main).getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/dashboard');
    expect(document.contains(services.runtime.slotElement)).toBe(true);
  });

  it('says that a path is no page when the menu is known, and not before', () => {
    const { menu } = open('/nowhere', IN);
    expect(screen.queryByText('Page not found')).toBeNull();

    act(() => menu.set(MENU));

    expect(title()).toBe('Page not found');
  });

  it.each([
    ['/404', 'Page not found'],
    ['/profile/user/edit-profile', 'Profile'],
  ])('renders %s itself', (path, heading) => {
    open(path, IN);

    expect(title()).toBe(heading);
  });

  it('leads / to the dashboard', () => {
    open('/', IN);

    expect(pathname()).toBe('/dashboard');
  });

  it('tells an account without a role so, and keeps frame and sign-out', () => {
    open('/dashboard', { kind: 'in', user: aSessionUser({ role: undefined }) });

    expect(screen.getByText(SENTENCE)).toBeDefined();
    expect(shellFrame()).not.toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  it('shows an invited visitor a shell without menu, identity or bell', () => {
    open('/dashboard?invited=true', OUT);

    expect(pathname()).toBe('/dashboard');
    expect(shellFrame()).not.toBeNull();
    expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Profile' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  it('signs out from the profile panel', async () => {
    const { signOut } = open('/dashboard', IN);

    await userEvent.click(screen.getByRole('button', { name: 'Profile' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));

    expect(signOut).toHaveBeenCalledExactlyOnceWith('user');
  });

  it('leaves for the sign-in page when the session ends', () => {
    const { services } = open('/dashboard', IN);

    act(() => services.session.end('session-ended'));

    expect(pathname()).toBe('/login/');
    expect(screen.getByText('You have been signed out. Sign in again to go on.')).toBeDefined();
  });

  it('shows toasts on every page', () => {
    const { services } = open('/login/', OUT);

    act(() => void services.notifier.show({ kind: 'error', message: 'Something failed.' }));

    expect(screen.getByRole('alert').textContent).toContain('Something failed.');
  });
});
