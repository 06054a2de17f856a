import { canonicalPath } from '../navigation/normalise-path.ts';

/** Pages that the shell renders itself; no remote is active on them (architecture 3e). */
export type ShellPage = 'home-redirect' | 'edit-profile' | 'status' | 'not-found';

const SHELL_PAGES: Readonly<Record<string, ShellPage>> = {
  '/': 'home-redirect',
  '/profile/user/edit-profile': 'edit-profile',
  '/status': 'status',
  '/404': 'not-found',
};
const SHELL_LESS_PATHS = ['/login', '/invite', '/upload'];

/** The shell's own page inside the frame; undefined: the path belongs to the session's remote. */
export function shellPageOf(pathname: string): ShellPage | undefined {
  return SHELL_PAGES[canonicalPath(pathname)];
}

/** True when no remote may be active at the path. */
export function isShellPath(pathname: string): boolean {
  return shellPageOf(pathname) !== undefined || SHELL_LESS_PATHS.includes(canonicalPath(pathname));
}
