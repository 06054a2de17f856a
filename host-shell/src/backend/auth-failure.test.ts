import { describe, expect, it } from 'vitest';
import { authFailureText } from '../auth/auth-failure-text.ts';
import { type AuthFailureKind, authFailureKindOf } from './auth-failure.ts';
import { refusedCredentials } from './credential-rules.ts';

const textOf = (code: string) => authFailureText(authFailureKindOf({ code }));

describe('refusals of the sign-in service', () => {
  it.each([
    ['auth/wrong-password', 'E-mail or password is not correct.'],
    ['auth/user-not-found', 'E-mail or password is not correct.'],
    ['auth/invalid-credential', 'E-mail or password is not correct.'],
    ['auth/too-many-requests', 'Too many attempts. Try again later or reset your password.'],
    ['auth/weak-password', 'The password must be 6 characters long or more'],
    ['auth/user-disabled', 'This account is disabled. Contact support.'],
  ])('S264: %s reads: %s', (code, text) => {
    expect(textOf(code)).toBe(text);
  });

  it.each([
    'auth/email-already-in-use',
    'auth/network-request-failed',
    'auth/popup-closed-by-user',
    'auth/requires-recent-login',
    'auth/expired-action-code',
    'auth/invalid-action-code',
    'auth/something-new',
  ])('S264: %s reads as a plain sentence without a code', (code) => {
    expect(textOf(code)).toMatch(/^[A-Z][^/]+\.$/u);
  });

  it.each([undefined, null, 'auth/user-disabled', { code: 7 }, new Error('boom')])(
    'an error of another shape counts as unavailable: %s',
    (cause) => {
      expect(authFailureKindOf(cause)).toBe<AuthFailureKind>('unavailable');
    },
  );
});

describe('rules of the sign-in service', () => {
  it.each([
    ['abc', 'secret', 'invalid-email'],
    ['', 'secret', 'invalid-email'],
    ['a@b c', 'secret', 'invalid-email'],
    ['a@b.test', '', 'missing-password'],
    ['a@b.test', '12345', 'weak-password'],
    ['a@b.test', '123456', undefined],
    ['a@b.test', '      ', undefined],
  ])('%j with %j: %s', (email, password, kind) => {
    expect(refusedCredentials(email, password)).toBe(kind);
  });
});
