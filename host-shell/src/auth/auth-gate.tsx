import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { decideGate } from './gate-policy.ts';
import { LoadingScreen } from './loading-screen.tsx';
import type { SessionState, SessionUser } from './session-state.ts';
import { rememberWantedPath } from './wanted-path.ts';

export interface AuthGateProps {
  readonly session: SessionState;
  readonly sessionStorage: Storage;
  /** /login/ and /invite/, whoever comes. */
  readonly renderShellLess: () => ReactNode;
  readonly renderShell: (user: SessionUser) => ReactNode;
  /** A signed-out visitor with `invited=true`: no menu, no identity, no queries (shell-behaviour A13). */
  readonly renderGuestShell: () => ReactNode;
}

/** Decides what the visitor may see (shell-behaviour 2.7). */
export function AuthGate(props: AuthGateProps): ReactNode {
  const { session, sessionStorage, renderShellLess, renderShell, renderGuestShell } = props;
  const location = useLocation();
  switch (decideGate(session.kind, location)) {
    case 'shell-less':
      return renderShellLess();
    case 'shell':
      return session.kind === 'in' ? renderShell(session.user) : null;
    case 'guest-shell':
      return renderGuestShell();
    case 'sign-in': {
      // Somebody who has signed out does not want to come back to the page they left; the next person even less.
      const wanted = session.kind === 'out' && session.reason !== 'signed-out' ? pathOf(location) : undefined;
      return <RedirectToSignIn wanted={wanted} sessionStorage={sessionStorage} />;
    }
    case 'loading':
      return <LoadingScreen />;
  }
}

interface RedirectToSignInProps {
  readonly wanted: string | undefined;
  readonly sessionStorage: Storage;
}

function RedirectToSignIn({ wanted, sessionStorage }: RedirectToSignInProps) {
  useEffect(() => {
    if (wanted !== undefined) rememberWantedPath(sessionStorage, wanted);
  }, [wanted, sessionStorage]);
  return <Navigate to="/login/" replace />;
}

function pathOf({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  return `${pathname}${search}${hash}`;
}
