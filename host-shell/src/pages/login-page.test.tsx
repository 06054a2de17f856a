import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aSessionUser } from '../test-support/session-user.ts';
import { OUT, openLogin } from './test-login-page.tsx';

describe('sign-in page', () => {
  it('gives the credentials to the service and leaves when it accepts them', async () => {
    const { submit, onSignedIn } = openLogin();

    await submit('ana@northwind.test', 'secret-1');

    expect(onSignedIn).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['wrong-credentials', 'E-mail or password is not correct.'],
    ['too-many-requests', 'Too many attempts. Try again later or reset your password.'],
    ['network', 'The sign-in service cannot be reached. Check your connection and try again.'],
    ['disabled', 'This account is disabled. Contact support.'],
    ['unavailable', 'Sign-in is not available right now. Try again in a few minutes.'],
  ] as const)('announces %s', async (kind, text) => {
    const { submit, onSignedIn } = openLogin(OUT, { ok: false, kind });

    await submit('ana@northwind.test', 'secret-1');

    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('offers no Google account where the provider is not configured', () => {
    openLogin();

    expect(screen.queryByRole('button', { name: 'Sign in with Google' })).toBeNull();
  });

  it('signs in with a Google account and leaves', async () => {
    const { user, signIn, signInWithGoogle, onSignedIn } = openLogin(OUT, { ok: true }, true);

    await user.click(screen.getByRole('button', { name: 'Sign in with Google' }));

    expect(signInWithGoogle).toHaveBeenCalledTimes(1);
    expect(signIn).not.toHaveBeenCalled();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  });

  it.each([
    ['popup-closed', 'The sign-in window was closed too early. Try again.'],
    ['popup-blocked', 'Allow pop-up windows for this site and try again.'],
    ['other-method', 'You have an account with this e-mail address already. Sign in with its password.'],
    ['network', 'The sign-in service cannot be reached. Check your connection and try again.'],
    ['too-many-requests', 'Too many attempts. Try again later or reset your password.'],
  ] as const)('announces %s of Google', async (kind, text) => {
    const { user, onSignedIn } = openLogin(OUT, { ok: false, kind }, true);

    await user.click(screen.getByRole('button', { name: 'Sign in with Google' }));

    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it.each([
    ['invalid-email', 'E-mail', 'Enter a complete e-mail address, such as name@company.com.'],
    ['missing-password', 'Password', 'Enter your password.'],
    ['weak-password', 'Password', 'The password must be 6 characters long or more'],
  ] as const)('ties %s to its field and moves there', async (kind, label, text) => {
    const { submit } = openLogin(OUT, { ok: false, kind });

    await submit('x', 'y');

    const field = screen.getByLabelText(label);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(text)).toBeDefined();
  });

  it('keeps what was typed after a refusal', async () => {
    const { submit } = openLogin(OUT, { ok: false, kind: 'wrong-credentials' });

    await submit('ana@northwind.test', 'secret-1');

    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ana@northwind.test');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret-1');
  });

  it('asks the service once when the button is pressed twice', async () => {
    const { user, signIn } = openLogin();
    signIn.mockReturnValue(new Promise(() => {}));

    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await user.click(screen.getByRole('button', { name: 'Signing in…' }));

    expect(signIn).toHaveBeenCalledTimes(1);
  });

  it('shows and hides the password', async () => {
    const { user } = openLogin();
    const type = () => screen.getByLabelText<HTMLInputElement>('Password').type;

    expect(type()).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(type()).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));

    expect(type()).toBe('password');
  });

  it('takes a pasted password and tells password managers what the fields are', async () => {
    const { user } = openLogin();

    await user.click(screen.getByLabelText('Password'));
    await user.paste('from-a-manager');

    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('from-a-manager');
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password');
    expect(screen.getByLabelText('E-mail').getAttribute('autocomplete')).toBe('username');
  });

  it.each([
    ['session-ended', 'You have been signed out. Sign in again to go on.'],
    ['signed-out', 'You have been signed out.'],
    ['check-failed', 'Your sign-in could not be checked. Check your connection and sign in again.'],
    ['disabled', 'This account is disabled. Contact support.'],
  ] as const)('says why the visitor is here: %s', (reason, text) => {
    openLogin({ kind: 'out', reason });

    expect(screen.getByText(text)).toBeDefined();
  });

  it('says it once when the account turns out to be disabled', async () => {
    const { submit } = openLogin({ kind: 'out', reason: 'disabled' }, { ok: false, kind: 'disabled' });

    await submit('ana@northwind.test', 'secret-1');

    expect(screen.getAllByText('This account is disabled. Contact support.')).toHaveLength(1);
  });

  it('says so when the session that just began is ended before the page is left', async () => {
    const { submit, endWith } = openLogin({ kind: 'out', reason: 'signed-out' });
    await submit('ana@northwind.test', 'secret-1');
    endWith('access-changed');

    expect(screen.getByText('Your role or company was changed. Sign in again to go on.')).toBeDefined();
  });

  it('says nothing of the kind to a new visitor', () => {
    openLogin();

    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('lets somebody who is signed in go on or change the account', async () => {
    const { user, onSignedIn, onSignOut } = openLogin({ kind: 'in', user: aSessionUser() });

    expect(screen.getByText('As ana@northwind.test.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(screen.getByRole('button', { name: 'Sign out and use another account' }));

    expect([onSignedIn.mock.calls.length, onSignOut.mock.calls.length]).toEqual([1, 1]);
  });
});
