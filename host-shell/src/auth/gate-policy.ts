import type { SessionState } from './session-state.ts';

/** What the page shows (shell-behaviour 2.7). */
export type GateDecision = 'loading' | 'shell-less' | 'shell' | 'guest-shell' | 'sign-in';

/** The pages without the shell, with or without their trailing slash (shell-behaviour A5). */
export function isShellLessPath(pathname: string): boolean {
  const path = pathname.replace(/\/+$/u, '');
  return path === '/login' || path === '/invite' || path === '/upload';
}

/** Exactly `invited=true`, case-sensitive, the first value counts (shell-behaviour A13). */
export function isInvited(search: string): boolean {
  return new URLSearchParams(search).get('invited') === 'true';
}

export function decideGate(
  session: SessionState['kind'],
  location: { readonly pathname: string; readonly search: string },
): GateDecision {
  if (isShellLessPath(location.pathname)) return 'shell-less';
  if (session === 'checking') return 'loading';
  if (session === 'in') return 'shell';
  return isInvited(location.search) ? 'guest-shell' : 'sign-in';
}
