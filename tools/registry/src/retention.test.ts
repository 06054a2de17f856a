import { expect, test } from 'vitest';
import { aFragment, aFragmentRelease } from './fragment-fixture.ts';
import { dropExpired, noteRetired } from './retention.ts';

const VERSIONS = Array.from({ length: 15 }, (_, index) => `1.${index}.0`);
const dayOfJanuary = (day: number) => new Date(Date.UTC(2026, 0, 1 + day));
const kept = (fragment: ReturnType<typeof aFragment>, now: Date) =>
  Object.keys(dropExpired(fragment, now).releases);

test('the newest ten stay however old they are', () => {
  expect(kept(aFragment(VERSIONS), dayOfJanuary(1000))).toEqual(VERSIONS.slice(5));
});

test('everything of the last 30 days stays, the day itself included', () => {
  expect(kept(aFragment(VERSIONS), dayOfJanuary(30))).toEqual(VERSIONS);
  expect(kept(aFragment(VERSIONS), dayOfJanuary(31))).toEqual(VERSIONS.slice(1));
});

test('an old release that is active, previous or canary stays', () => {
  const canary = { version: '1.2.0', percent: 5, salt: 's' };
  const fragment = aFragment(VERSIONS, { active: '1.0.0', previous: '1.1.0', canary });

  expect(kept(fragment, dayOfJanuary(1000))).toEqual([...VERSIONS.slice(0, 3), ...VERSIONS.slice(5)]);
});

test('an old release stays for 30 days after it went out of use', () => {
  const before = aFragment(VERSIONS, { active: '1.0.0', previous: null });
  const after = noteRetired(before, { ...before, active: '1.14.0' }, dayOfJanuary(100));

  expect(after.releases['1.0.0']?.retiredAt).toBe(dayOfJanuary(100).toISOString());
  expect(kept(after, dayOfJanuary(130))).toContain('1.0.0');
  expect(kept(after, dayOfJanuary(131))).not.toContain('1.0.0');
});

test('a release that comes into use again loses its date', () => {
  const before = aFragment(['1.0.0', '1.1.0', '1.2.0']);
  const retired = { ...aFragmentRelease('1.0.0', 0), retiredAt: dayOfJanuary(5).toISOString() };
  const releases = { ...before.releases, '1.0.0': retired };

  const after = noteRetired(
    before,
    { ...before, releases, active: '1.0.0', previous: '1.1.0' },
    dayOfJanuary(9),
  );

  expect(after.releases['1.0.0']).not.toHaveProperty('retiredAt');
  expect(after.releases['1.2.0']?.retiredAt).toBe(dayOfJanuary(9).toISOString());
});

test('a release without a date stays, because its age cannot be known', () => {
  const fragment = aFragment(VERSIONS);
  const { publishedAt: _at, ...undated } = aFragmentRelease('1.0.0', 0);

  expect(
    kept({ ...fragment, releases: { ...fragment.releases, '1.0.0': undated } }, dayOfJanuary(1000)),
  ).toContain('1.0.0');
});
