import { describe, expect, it } from 'vitest';
import { decideGate, isInvited, isShellLessPath } from './gate-policy.ts';

describe('sign-in gate', () => {
  it.each([
    ['checking', '/dashboard', '', 'loading'],
    ['checking', '/dashboard', '?invited=true', 'loading'],
    ['checking', '/login/', '', 'shell-less'],
    ['checking', '/invite/', '?token=x', 'shell-less'],
    ['out', '/upload/', '?token=x', 'shell-less'],
    ['in', '/upload', '?token=x', 'shell-less'],
    ['in', '/dashboard', '', 'shell'],
    ['in', '/unknown/page', '', 'shell'],
    ['in', '/login/', '', 'shell-less'],
    ['in', '/invite', '', 'shell-less'],
    ['out', '/dashboard', '', 'sign-in'],
    ['out', '/', '', 'sign-in'],
    ['out', '/404', '', 'sign-in'],
    ['out', '/dashboard', '?invited=true', 'guest-shell'],
    ['out', '/dashboard', '?x=1&invited=true', 'guest-shell'],
    ['out', '/login/', '?invited=true', 'shell-less'],
    ['out', '/login', '', 'shell-less'],
  ] as const)('%s at %s%s: %s', (session, pathname, search, decision) => {
    expect(decideGate(session, { pathname, search })).toBe(decision);
  });

  it.each(['', '?invited', '?invited=', '?invited=false', '?invited=TRUE', '?invited=1', '?invited=true%20'])(
    'does not take %j for an invitation',
    (search) => {
      expect(isInvited(search)).toBe(false);
    },
  );

  it('looks at the first value only', () => {
    expect(isInvited('?invited=false&invited=true')).toBe(false);
    expect(isInvited('?invited=true&invited=false')).toBe(true);
  });

  it.each(['/login-help', '/invited', '/x/login', '/Login/'])('keeps %s inside the shell', (path) => {
    expect(isShellLessPath(path)).toBe(false);
  });
});
