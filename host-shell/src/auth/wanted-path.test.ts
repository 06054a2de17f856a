import { beforeEach, describe, expect, it } from 'vitest';
import { isReturnPath, rememberWantedPath, takeWantedPath } from './wanted-path.ts';

beforeEach(() => sessionStorage.clear());

describe('the page to return to after sign-in', () => {
  it('is the one that was asked for, with its query', () => {
    rememberWantedPath(sessionStorage, '/contractor-approval/12?tab=2#notes');

    expect(takeWantedPath(sessionStorage, '/dashboard')).toBe('/contractor-approval/12?tab=2#notes');
  });

  it('is forgotten once it was taken', () => {
    rememberWantedPath(sessionStorage, '/calendar');
    takeWantedPath(sessionStorage, '/dashboard');

    expect(takeWantedPath(sessionStorage, '/dashboard')).toBe('/dashboard');
  });

  it.each([
    '//evil.example/x',
    '/\\evil.example',
    'https://evil.example',
    '/\t/evil.example',
    'calendar',
    '',
  ])('is never %j', (path) => {
    sessionStorage.setItem('vcms.wanted-path', path);

    expect(takeWantedPath(sessionStorage, '/dashboard')).toBe('/dashboard');
  });

  it.each(['/login/', '/login?x', '/invite/', '/upload/', '/login'])(
    'is not the shell-less page %s',
    (path) => {
      expect(isReturnPath(path)).toBe(false);
    },
  );

  it.each(['/', '/loginhelp', '/invited/people'])('may be %s', (path) => {
    expect(isReturnPath(path)).toBe(true);
  });
});
