import { describe, expect, it } from 'vitest';
import { canonicalPath, withoutTrailingNumber } from './normalise-path.ts';

describe('canonical path', () => {
  it.each([
    ['/calendar', '/calendar'],
    ['/calendar/', '/calendar'],
    ['/calendar?x=1#y', '/calendar'],
    ['/calendar#y?x', '/calendar'],
    ['//documents-center///files', '/documents-center/files'],
    ['safety-policy-review', '/safety-policy-review'],
    ['/', '/'],
    ['', '/'],
    ['?x=1', '/'],
    ['/a%20b', '/a b'],
    ['/50%', '/50%'],
    ['/Calendar', '/Calendar'],
  ])('of %j is %j', (raw, expected) => {
    expect(canonicalPath(raw)).toBe(expected);
  });

  it('stays the same when taken twice', () => {
    for (const raw of ['/a//b/', 'a/b', '/', '/cs-set-insurance-limits/']) {
      expect(canonicalPath(canonicalPath(raw))).toBe(canonicalPath(raw));
    }
  });
});

describe('trailing number', () => {
  it.each([
    ['/contractor-approval/123', '/contractor-approval'],
    ['/contractor-approval/123/', '/contractor-approval'],
    ['/contractor-approval/12/34', '/contractor-approval/12'],
    ['/contractor-approval/12a', undefined],
    ['/contractor-approval', undefined],
    ['/42', undefined],
  ])('of %j leaves %j', (path, expected) => {
    expect(withoutTrailingNumber(path)).toBe(expected);
  });
});
