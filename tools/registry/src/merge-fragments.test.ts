import { expect, test } from 'vitest';
import { activateRelease, type Fragment } from './fragment.ts';
import { mergeFragments } from './merge-fragments.ts';

const LOCATION = { path: '1.0.0-a/', releaseIntegrity: `sha384-${'A'.repeat(64)}` };
const ADMIN = activateRelease(
  undefined,
  { family: 'admin', base: 'https://cdn.example.com/r/remote-admin/' },
  '1.0.0',
  LOCATION,
);
const FRAME = { env: 'test', ttlSeconds: 300, minShell: '1.0.0', generatedAt: '2026-11-20T10:00:00Z' };

function merge(current: ReturnType<typeof mergeFragments> | undefined, admin: Fragment) {
  return mergeFragments({ ...FRAME, current, fragments: { 'remote-admin': admin } });
}

test('the first registry has serial 1 and lists the active release', () => {
  const registry = merge(undefined, ADMIN);

  expect(registry.serial).toBe(1);
  expect(registry.remotes['remote-admin']?.active).toBe('1.0.0');
});

test('the serial stays when nothing changed and grows by one when something did', () => {
  const first = merge(undefined, ADMIN);
  const same = mergeFragments({
    ...FRAME,
    current: first,
    fragments: { 'remote-admin': ADMIN },
    generatedAt: '2026-11-21T10:00:00Z',
  });

  expect(same).toBe(first);
  expect(merge(first, { ...ADMIN, disabled: { message: 'Closed' } }).serial).toBe(2);
});

test.each([
  ['an active release that is not listed', { ...ADMIN, active: '2.0.0' }],
  ['a base without a slash at the end', { ...ADMIN, base: 'https://cdn.example.com/r' }],
  ['a family of another remote', { ...ADMIN, family: 'cs' } as Fragment],
  ['a canary above 100 percent', { ...ADMIN, canary: { version: '1.0.0', percent: 101, salt: 's' } }],
  ['a previous release that is not listed', { ...ADMIN, previous: '0.1.0' }],
])('refuses %s', (_what, admin) => {
  expect(() => merge(undefined, admin)).toThrow(/The shell would not take this registry/);
});
