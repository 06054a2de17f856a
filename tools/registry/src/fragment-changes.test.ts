import { expect, test } from 'vitest';
import type { Fragment } from './fragment.ts';
import {
  blockRelease,
  disableRemote,
  enableRemote,
  type FragmentChange,
  promote,
  rollback,
  setCanary,
  unblockRelease,
} from './fragment-changes.ts';
import { aFragment, aFragmentRelease } from './fragment-fixture.ts';

const THREE = aFragment(['1.0.0', '1.1.0', '1.2.0']);
const CANARY = { version: '1.2.0', percent: 5, salt: '1.2.0' };

function done(change: FragmentChange): Fragment {
  if (!change.ok) throw new Error(change.problem);
  return change.fragment;
}

test('rolling back makes the previous release active, and what was active is no fallback any more', () => {
  expect(done(rollback(THREE))).toMatchObject({ active: '1.1.0', previous: '1.0.0' });
});

test('rolling back goes to any release that is listed', () => {
  expect(done(rollback(THREE, '1.0.0'))).toMatchObject({ active: '1.0.0', previous: null });
});

test('going forward again keeps the older release that was active as the fallback', () => {
  const back = done(rollback(THREE));

  expect(done(rollback(back, '1.2.0'))).toMatchObject({ active: '1.2.0', previous: '1.1.0' });
});

test('rolling back skips a blocked release as the next fallback', () => {
  const held = { ...THREE, blocked: ['1.0.0'] };

  expect(done(rollback(held))).toMatchObject({ active: '1.1.0', previous: null });
});

test.each<[string, Fragment, string | undefined, RegExp]>([
  ['no previous release', aFragment(['1.0.0']), undefined, /no previous release/],
  [
    'an unknown release',
    THREE,
    '9.9.9',
    /9\.9\.9 is not in the registry; there are 1\.0\.0, 1\.1\.0, 1\.2\.0/,
  ],
  ['a blocked release', { ...THREE, blocked: ['1.1.0'] }, undefined, /1\.1\.0 is blocked/],
  ['the active release', THREE, '1.2.0', /is active already/],
])('rolling back refuses %s', (_what, fragment, to, problem) => {
  const change = rollback(fragment, to);

  expect(change.ok ? '' : change.problem).toMatch(problem);
});

test('raising a canary keeps its draw, another release gets a new one', () => {
  const fragment = aFragment(['1.0.0', '1.2.0', '1.1.0'], { canary: { ...CANARY, salt: 'first' } });

  expect(done(setCanary(fragment, { version: '1.2.0', percent: 25 })).canary).toEqual({
    version: '1.2.0',
    percent: 25,
    salt: 'first',
  });
  expect(done(setCanary(fragment, { version: '1.0.0', percent: 1 })).canary?.salt).toBe('1.0.0');
});

test('a canary of the active release is refused', () => {
  expect(setCanary(THREE, { version: '1.2.0', percent: 5 }).ok).toBe(false);
});

test('promoting ends the canary and keeps the old active release as the previous one', () => {
  const fragment = aFragment(['1.0.0', '1.1.0', '1.2.0'], {
    active: '1.1.0',
    previous: '1.0.0',
    canary: CANARY,
  });

  expect(done(promote(fragment))).toMatchObject({ active: '1.2.0', previous: '1.1.0', canary: null });
  expect(promote(THREE).ok).toBe(false);
});

test('blocking the previous release leaves the one before it as the fallback', () => {
  expect(done(blockRelease(THREE, '1.1.0'))).toMatchObject({ blocked: ['1.1.0'], previous: '1.0.0' });
});

test('blocking a previous release that was newer leaves the active one without itself as fallback', () => {
  const fragment = aFragment(['1.0.0', '1.2.0', '1.1.0'], { active: '1.1.0', previous: '1.2.0' });
  const releases = {
    ...fragment.releases,
    '1.1.0': aFragmentRelease('1.1.0', 0),
    '1.0.0': aFragmentRelease('1.0.0', 0),
  };

  expect(done(blockRelease({ ...fragment, releases }, '1.2.0'))).toMatchObject({
    active: '1.1.0',
    previous: '1.0.0',
  });
});

test('blocking a canary ends it', () => {
  const fragment = { ...aFragment(['1.2.0', '1.1.0']), canary: CANARY, previous: null };

  expect(done(blockRelease(fragment, '1.2.0'))).toMatchObject({ blocked: ['1.2.0'], canary: null });
});

test('the active release cannot be blocked, because nobody would know what runs instead', () => {
  const change = blockRelease(THREE, '1.2.0');

  expect(change.ok ? '' : change.problem).toBe('Release 1.2.0 is active; roll back first, then block it.');
});

test('unblocking takes back a block only', () => {
  expect(done(unblockRelease({ ...THREE, blocked: ['1.0.0'] }, '1.0.0')).blocked).toEqual([]);
  expect(unblockRelease(THREE, '1.0.0').ok).toBe(false);
});

test('a remote is switched off with a message for its users, and on again', () => {
  const off = done(disableRemote(THREE, ' Maintenance until 14:00 UTC '));

  expect(off.disabled).toEqual({ message: 'Maintenance until 14:00 UTC' });
  expect(done(enableRemote(off)).disabled).toBeNull();
  expect(enableRemote(THREE).ok).toBe(false);
  expect(disableRemote(THREE, '  ').ok).toBe(false);
});
