import { expect, test } from 'vitest';
import { callerFromAuthorization } from './caller-from-authorization.ts';

function tokenOf(payload: unknown): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `Bearer ${part({ alg: 'none' })}.${part(payload)}.`;
}

test('no header is an anonymous caller', () => {
  expect(callerFromAuthorization(undefined)).toEqual({ kind: 'anonymous' });
  expect(callerFromAuthorization('')).toEqual({ kind: 'anonymous' });
});

test('owner is the administrator', () => {
  expect(callerFromAuthorization('Bearer owner')).toEqual({ kind: 'admin' });
});

test('a service account is an administrator, a user with an address for a name is not', () => {
  const address = 'server@demo.example.com';
  expect(callerFromAuthorization(tokenOf({ iss: address, sub: address, aud: 'x' }))).toEqual({
    kind: 'admin',
  });
  const user = { iss: 'https://securetoken.google.com/demo', sub: address };
  expect(callerFromAuthorization(tokenOf(user))).toMatchObject({ kind: 'user', uid: address });
});

const NOW = Date.UTC(2026, 0, 1);
const seconds = (ago: number) => NOW / 1000 - ago;
const issued = { sub: 'ada', iss: 'https://securetoken.google.com/demo', aud: 'demo', iat: seconds(3600) };

test.each([
  ['that has expired', { ...issued, exp: seconds(0) }],
  ['that somebody else has issued', { ...issued, exp: seconds(-1), iss: 'https://example.com/demo' }],
  ['whose issuer is of another project', { ...issued, exp: seconds(-1), aud: 'other' }],
])('a token %s is not authenticated', (_what, payload) => {
  expect(() => callerFromAuthorization(tokenOf(payload), NOW)).toThrow(
    expect.objectContaining({ code: 'UNAUTHENTICATED' }),
  );
});

test('a token in its last second is good', () => {
  const payload = { ...issued, exp: seconds(-1) };
  expect(callerFromAuthorization(tokenOf(payload), NOW)).toEqual({
    kind: 'user',
    uid: 'ada',
    token: payload,
  });
});

test('a token of the rules testing kit is taken as it is', () => {
  const payload = { sub: 'ada', iat: 0, exp: 3600, role: '5001', name: 'Jürgen 😀' };

  expect(callerFromAuthorization(tokenOf(payload))).toEqual({ kind: 'user', uid: 'ada', token: payload });
});

test('user_id comes before sub', () => {
  expect(callerFromAuthorization(tokenOf({ user_id: 'u', sub: 's' }))).toMatchObject({ uid: 'u' });
});

test.each([
  ['no JWT', 'Bearer abc'],
  ['another scheme', 'Basic b3duZXI6'],
  ['a payload that is no JSON', 'Bearer a.%%%.c'],
  ['a payload that is a list', tokenOf([])],
  ['nobody', tokenOf({ name: 'x' })],
])('%s is not authenticated', (_what, header) => {
  expect(() => callerFromAuthorization(header)).toThrow(expect.objectContaining({ code: 'UNAUTHENTICATED' }));
});
