/**
 * Addresses of badges, `/work-manager/<person>`: a page of the shell's build answers them, and no app (ADR 69). They are not the other pages
 * below the Workforce Manager, whose first part is `review`.
 */
const BADGE = /^\/work-manager\/(?!review\/?$)[^/]+\/?$/;

/** The same as Firebase Hosting writes it. */
export const BADGE_GLOB = '/work-manager/!(review)';

/** The address of the sign-in page, as Firebase Hosting looks for it: its page carries the form itself (ADR 73). */
export const SIGN_IN_PATHS = ['/login', '/login/'] as const;

/** The shell's page that answers a path. */
export function shellPageFor(path: string): ShellPage {
  if (BADGE.test(path)) return 'gate.html';
  return SIGN_IN_PATHS.some((signIn) => signIn === path) ? 'login.html' : 'index.html';
}

/** Pages of the shell's build: a server fills in their configuration, so they have no address as files. */
export const SHELL_PAGES = ['index.html', 'gate.html', 'login.html'] as const;

type ShellPage = (typeof SHELL_PAGES)[number];
