import { screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderWithUi } from '../test-support/render-with-ui.tsx';
import { aSessionUser } from '../test-support/session-user.ts';
import { AuthGate } from './auth-gate.tsx';
import type { SessionState } from './session-state.ts';

const CHECKING: SessionState = { kind: 'checking' };
const OUT: SessionState = { kind: 'out', reason: 'none' };
const IN: SessionState = { kind: 'in', user: aSessionUser() };

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{`${pathname}${search}`}</output>;
}

function open(path: string, session: SessionState): void {
  renderWithUi(
    <MemoryRouter initialEntries={[path]}>
      <AuthGate
        session={session}
        sessionStorage={sessionStorage}
        renderShellLess={() => <p>page without shell</p>}
        renderShell={(user) => <p>shell of {user.email}</p>}
        renderGuestShell={() => <p>empty shell</p>}
      />
      <Address />
    </MemoryRouter>,
  );
}

const address = () => screen.getByLabelText('address').textContent;

beforeEach(() => sessionStorage.clear());

describe('auth gate', () => {
  it('shows Loading... and nothing else while the check runs', () => {
    open('/dashboard', CHECKING);

    expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain('Loading...');
    expect(screen.queryByText(/shell/)).toBeNull();
  });

  it('shows the sign-in page while the check runs', () => {
    open('/login/', CHECKING);

    expect(screen.getByText('page without shell')).toBeDefined();
  });

  it('shows the shell to a signed-in user', () => {
    open('/dashboard', IN);

    expect(screen.getByText('shell of ana@northwind.test')).toBeDefined();
  });

  it('leads a signed-out visitor to /login/ and keeps the wanted page out of the address', () => {
    open('/contractor-approval/12?tab=2', OUT);

    expect(address()).toBe('/login/');
    expect(sessionStorage.getItem('vcms.wanted-path')).toBe('/contractor-approval/12?tab=2');
  });

  it('does not keep the page that somebody has signed out from', () => {
    open('/contractor-approval/12', { kind: 'out', reason: 'signed-out' });

    expect(address()).toBe('/login/');
    expect(sessionStorage.getItem('vcms.wanted-path')).toBeNull();
  });

  it('shows the empty shell to an invited visitor without a redirect', () => {
    open('/dashboard?invited=true', OUT);

    expect(screen.getByText('empty shell')).toBeDefined();
    expect(address()).toBe('/dashboard?invited=true');
  });

  it.each(['?invited=false', '?invited=', '?invited=TRUE', '?invited=1', '?invited=false&invited=true'])(
    'leads a visitor with %s to /login/',
    (search) => {
      open(`/dashboard${search}`, OUT);

      expect(address()).toBe('/login/');
    },
  );

  it.each(['/login', '/login/', '/invite', '/invite/'])('leaves everybody on %s', (path) => {
    open(path, IN);

    expect(screen.getByText('page without shell')).toBeDefined();
    expect(address()).toBe(path);
  });
});
