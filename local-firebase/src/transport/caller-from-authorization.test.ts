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

test('a token is taken as it is, long expired or not', () => {
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
