import { describe, expect, it } from 'vitest';
import { isShellPath, shellPageOf } from './shell-paths.ts';

describe('paths of the shell itself', () => {
  it.each([
    ['/', 'home-redirect'],
    ['/404', 'not-found'],
    ['/404/', 'not-found'],
    ['/status', 'status'],
    ['/profile/user/edit-profile', 'edit-profile'],
    ['/dashboard', undefined],
    ['/profile/user', undefined],
    ['/constructor', undefined],
  ])('%s: %s', (path, page) => {
    expect(shellPageOf(path)).toBe(page);
  });

  it.each(['/', '/404', '/login', '/login/', '/invite/', '/upload/', '/profile/user/edit-profile/'])(
    'no remote is active at %s',
    (path) => {
      expect(isShellPath(path)).toBe(true);
    },
  );

  it.each(['/dashboard', '/calendar', '/login-help', '/unknown'])('a remote may be active at %s', (path) => {
    expect(isShellPath(path)).toBe(false);
  });
});
