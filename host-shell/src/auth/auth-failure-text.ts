import type { AuthFailureKind } from '../backend/auth-failure.ts';

/** What the user reads for each refusal of the sign-in service; never a code (shell-behaviour S264). */
const TEXTS: Readonly<Record<AuthFailureKind, string>> = {
  // One text for a wrong password and an unknown account: nobody can probe who has one (S265).
  'wrong-credentials': 'E-mail or password is not correct.',
  'invalid-email': 'Enter a complete e-mail address, such as name@company.com.',
  'missing-password': 'Enter your password.',
  // The specification's exact text, section 5.
  'weak-password': 'The password must be 6 characters long or more',
  'known-password': 'This password is guessed first of all. Choose another one.',
  'email-in-use': 'An account with this e-mail address already exists. Sign in instead.',
  'too-many-requests': 'Too many attempts. Try again later or reset your password.',
  network: 'The sign-in service cannot be reached. Check your connection and try again.',
  'popup-closed': 'The sign-in window was closed too early. Try again.',
  'popup-blocked':
    'Your browser blocked the sign-in window. Allow pop-up windows for this site and try again.',
  'other-method': 'You have an account with this e-mail address already. Sign in with its password.',
  'recent-login-required': 'For your safety sign in again to change this.',
  disabled: 'This account is disabled. Contact support.',
  'company-closed': "Your company's access is suspended. Contact support to go on.",
  'expired-code': 'This link has expired. Ask for a new one.',
  'invalid-code': 'This link is not valid or was used before. Ask for a new one.',
  'second-factor': 'Enter the code from your authenticator app too.',
  'missing-code': 'Enter the 6-digit code from your authenticator app.',
  'wrong-code': 'This code is not correct. Enter the one your app shows now. Each code works once.',
  'challenge-over': 'This took too long. Start again with your password.',
  unavailable: 'Sign-in is not available right now. Try again in a few minutes.',
};

export function authFailureText(kind: AuthFailureKind): string {
  return TEXTS[kind];
}
