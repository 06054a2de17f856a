import type { RouteDecl } from '@vcms/contract';
import { describe, expect, it } from 'vitest';
import { matchesPattern, matchRoute } from './match-path.ts';

describe('route pattern', () => {
  it.each([
    ['/calendar', '/calendar', true],
    ['/calendar', '/calendar/', true],
    ['/calendar', '/calendar/7', false],
    ['/documents-center/files', '/documents-center/files-old', false],
    ['/cs', '/csinsurance-review', false],
    ['/contractor-approval/:id', '/contractor-approval/42', true],
    ['/contractor-approval/:id', '/contractor-approval', false],
    ['/contractor-approval/:id/notes', '/contractor-approval/42/notes', true],
    ['/help-logged-in/*', '/help-logged-in', true],
    ['/help-logged-in/*', '/help-logged-in/a/b', true],
    ['/help-logged-in/*', '/help', false],
    ['/', '/', true],
  ])('%j covers %j: %j', (pattern, path, expected) => {
    expect(matchesPattern(pattern, path)).toBe(expected);
  });
});

describe('declared route', () => {
  const routes: readonly RouteDecl[] = [
    { path: '/calendar', roles: ['5003', '5004'] },
    { path: '/all-variances', roles: ['5003'] },
  ];

  it('is found for a role it is declared for', () => {
    expect(matchRoute(routes, '5003', '/all-variances/')).toBe(routes[1]);
  });

  it('is not found for another role of the family', () => {
    expect(matchRoute(routes, '5004', '/all-variances')).toBeUndefined();
  });

  it('is not found without a role', () => {
    expect(matchRoute(routes, undefined, '/calendar')).toBeUndefined();
  });
});
