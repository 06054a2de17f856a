import { expect, test } from 'vitest';
import { activateRelease, addRelease } from './fragment.ts';

const ORIGIN = { family: 'admin', base: 'https://cdn.example.com/r/remote-admin/' } as const;
const at = (path: string) => ({ path, releaseIntegrity: `sha384-${path}` });

test('the first release becomes active and has no previous one', () => {
  const fragment = activateRelease(undefined, ORIGIN, '1.0.0', at('1.0.0-a/'));

  expect(fragment).toMatchObject({ ...ORIGIN, active: '1.0.0', previous: null, blocked: [] });
});

test('the release that was active stays as the previous one', () => {
  const first = activateRelease(undefined, ORIGIN, '1.0.0', at('1.0.0-a/'));
  const second = activateRelease(first, ORIGIN, '1.1.0', at('1.1.0-b/'));

  expect(second).toMatchObject({ active: '1.1.0', previous: '1.0.0' });
  expect(Object.keys(second.releases)).toEqual(['1.0.0', '1.1.0']);
});

test('activating the active release again keeps the previous one', () => {
  const first = activateRelease(undefined, ORIGIN, '1.0.0', at('1.0.0-a/'));
  const second = activateRelease(first, ORIGIN, '1.1.0', at('1.1.0-b/'));

  expect(activateRelease(second, ORIGIN, '1.1.0', at('1.1.0-b/'))).toEqual(second);
});

test('an operator’s switches outlive a new release', () => {
  const first = activateRelease(undefined, ORIGIN, '1.0.0', at('1.0.0-a/'));
  const held = { ...first, blocked: ['0.9.0'], disabled: { message: 'Maintenance until 14:00 UTC' } };

  expect(activateRelease(held, ORIGIN, '1.1.0', at('1.1.0-b/'))).toMatchObject({
    blocked: ['0.9.0'],
    disabled: { message: 'Maintenance until 14:00 UTC' },
  });
});

test('a release that is only added is given to nobody', () => {
  const first = activateRelease(undefined, ORIGIN, '1.0.0', at('1.0.0-a/'));

  expect(addRelease(first, ORIGIN, '1.1.0', at('1.1.0-b/'))).toMatchObject({
    active: '1.0.0',
    previous: null,
    releases: { '1.1.0': { path: '1.1.0-b/' } },
  });
});
