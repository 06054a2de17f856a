import { describe, expect, it } from 'vitest';
import { credentialErrorsOf } from './credential-errors.ts';

describe('refusals of a change of e-mail or password', () => {
  it.each([
    ['wrong-credentials', { current: 'The current password is not correct.' }],
    ['missing-password', { current: 'Enter your current password.' }],
    ['weak-password', { next: 'The password must be 6 characters long or more' }],
    ['invalid-email', { next: 'Enter a valid e-mail address.' }],
    ['email-in-use', { next: 'Another account uses this e-mail address. Enter another one.' }],
    ['too-many-requests', { form: 'Too many attempts. Try again later or reset your password.' }],
    [
      'wrong-code',
      { code: 'This code is not correct. Enter the one your app shows now. Each code works once.' },
    ],
    ['recent-login-required', { form: 'For your safety sign in again to change this.' }],
    ['unavailable', { form: 'This cannot be changed right now. Try again in a few minutes.' }],
  ] as const)('%s', (kind, errors) => {
    expect(credentialErrorsOf(kind)).toEqual(errors);
  });

  it('a firm that asks for a longer password is told of with its number', () => {
    const cause = new Error(
      'Firebase: Missing password requirements: [Password must contain at least 12 characters] (auth/password-does-not-meet-requirements).',
    );
    expect(credentialErrorsOf('weak-password', cause)).toEqual({
      next: 'The password must be 12 characters long or more',
    });
  });
});
