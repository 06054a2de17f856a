import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { SessionSignInResult } from '../auth/session-controller.ts';
import type { SessionState, SignedOutReason } from '../auth/session-state.ts';
import type { AuthResult } from '../backend/auth-failure.ts';
import { renderWithUi } from '../test-support/render-with-ui.tsx';
import { aSessionUser } from '../test-support/session-user.ts';
import { LoginPage } from './login-page.tsx';

const OUT: SessionState = { kind: 'out', reason: 'none' };

function setUp(session: SessionState = OUT, result: SessionSignInResult = { ok: true }, google = false) {
  const handlers = {
    signIn: vi.fn(async (_email: string, _password: string) => result),
    signInWithGoogle: google ? vi.fn(async () => result) : undefined,
    sendPasswordReset: vi.fn(async (_email: string): Promise<AuthResult> => ({ ok: true })),
    onSignedIn: vi.fn(),
    onSignOut: vi.fn(),
  };
  const { rerender } = renderWithUi(<LoginPage session={session} {...handlers} />);
  const endWith = (reason: SignedOutReason) =>
    rerender(<LoginPage session={{ kind: 'out', reason }} {...handlers} />);
  const user = userEvent.setup();
  const submit = async (email: string, password: string) => {
    if (email !== '') await user.type(screen.getByLabelText('E-mail'), email);
    if (password !== '') await user.type(screen.getByLabelText('Password'), password);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
  };
  return { ...handlers, user, submit, endWith };
}

describe('the second step', () => {
  const wanted = { ok: false, kind: 'second-factor' } as const;

  it('asks for the code, says when it is wrong, and leaves once it is right', async () => {
    const answer = vi.fn(async (code: string): Promise<SessionSignInResult> => {
      return code === '123456' ? { ok: true } : { ok: false, kind: 'wrong-code' };
    });
    const { submit, user, onSignedIn } = setUp(OUT, { ...wanted, answer });
    await submit('ana@northwind.test', 'secret-1');
    const code = await screen.findByLabelText<HTMLInputElement>('Code from your app');
    expect(code.autocomplete).toBe('one-time-code');
    expect(document.activeElement).toBe(code);

    await user.type(code, '12{Enter}');
    expect(await screen.findByText('Enter the 6-digit code from your authenticator app.')).toBeDefined();
    await user.type(code, ' 999{Enter}');
    expect(answer).not.toHaveBeenCalled();
    await user.type(code, '9{Enter}');
    expect(await screen.findByText(/This code is not correct/)).toBeDefined();
    expect(answer).toHaveBeenLastCalledWith('129999');
    expect(code.value).toBe('');
    await user.type(code, '123 456{Enter}');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  });

  it('that took too long leads back to the password', async () => {
    const answer = async (): Promise<SessionSignInResult> => ({ ok: false, kind: 'challenge-over' });
    const { submit, user } = setUp(OUT, { ...wanted, answer });
    await submit('ana@northwind.test', 'secret-1');
    await user.type(await screen.findByLabelText('Code from your app'), '123456{Enter}');

    expect((await screen.findByRole('alert')).textContent).toContain('This took too long.');
    expect(screen.queryByLabelText('Code from your app')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back to sign in' }));
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ana@northwind.test');
  });
});

describe('sign-in page', () => {
  it('gives the credentials to the service and leaves when it accepts them', async () => {
    const { submit, onSignedIn } = setUp();

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
    const { submit, onSignedIn } = setUp(OUT, { ok: false, kind });

    await submit('ana@northwind.test', 'secret-1');

    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('offers no Google account where the provider is not configured', () => {
    setUp();

    expect(screen.queryByRole('button', { name: 'Sign in with Google' })).toBeNull();
  });

  it('signs in with a Google account and leaves', async () => {
    const { user, signIn, signInWithGoogle, onSignedIn } = setUp(OUT, { ok: true }, true);

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
    const { user, onSignedIn } = setUp(OUT, { ok: false, kind }, true);

    await user.click(screen.getByRole('button', { name: 'Sign in with Google' }));

    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it.each([
    ['invalid-email', 'E-mail', 'Enter a complete e-mail address, such as name@company.com.'],
    ['missing-password', 'Password', 'Enter your password.'],
    ['weak-password', 'Password', 'The password must be 6 characters long or more'],
  ] as const)('ties %s to its field and moves there', async (kind, label, text) => {
    const { submit } = setUp(OUT, { ok: false, kind });

    await submit('x', 'y');

    const field = screen.getByLabelText(label);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(text)).toBeDefined();
  });

  it('keeps what was typed after a refusal', async () => {
    const { submit } = setUp(OUT, { ok: false, kind: 'wrong-credentials' });

    await submit('ana@northwind.test', 'secret-1');

    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ana@northwind.test');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret-1');
  });

  it('asks the service once when the button is pressed twice', async () => {
    const { user, signIn } = setUp();
    signIn.mockReturnValue(new Promise(() => {}));

    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await user.click(screen.getByRole('button', { name: 'Signing in…' }));

    expect(signIn).toHaveBeenCalledTimes(1);
  });

  it('shows and hides the password', async () => {
    const { user } = setUp();
    const type = () => screen.getByLabelText<HTMLInputElement>('Password').type;

    expect(type()).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(type()).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));

    expect(type()).toBe('password');
  });

  it('takes a pasted password and tells password managers what the fields are', async () => {
    const { user } = setUp();

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
    setUp({ kind: 'out', reason });

    expect(screen.getByText(text)).toBeDefined();
  });

  it('says it once when the account turns out to be disabled', async () => {
    const { submit } = setUp({ kind: 'out', reason: 'disabled' }, { ok: false, kind: 'disabled' });

    await submit('ana@northwind.test', 'secret-1');

    expect(screen.getAllByText('This account is disabled. Contact support.')).toHaveLength(1);
  });

  it('says so when the session that just began is ended before the page is left', async () => {
    const { submit, endWith } = setUp({ kind: 'out', reason: 'signed-out' });
    await submit('ana@northwind.test', 'secret-1');
    endWith('access-changed');

    expect(screen.getByText('Your role or company was changed. Sign in again to go on.')).toBeDefined();
  });

  it('says nothing of the kind to a new visitor', () => {
    setUp();

    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('lets somebody who is signed in go on or change the account', async () => {
    const { user, onSignedIn, onSignOut } = setUp({ kind: 'in', user: aSessionUser() });

    expect(screen.getByText('As ana@northwind.test.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(screen.getByRole('button', { name: 'Sign out and use another account' }));

    expect([onSignedIn.mock.calls.length, onSignOut.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('forgotten password', () => {
  it('takes the address over and answers the same for every account', async () => {
    const { user, sendPasswordReset } = setUp();
    await user.type(screen.getByLabelText('E-mail'), 'who@ever.test');

    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    await user.click(screen.getByRole('button', { name: 'Send link' }));

    expect(sendPasswordReset).toHaveBeenCalledExactlyOnceWith('who@ever.test');
    expect((await screen.findByRole('status')).textContent).toContain('If who@ever.test has an account');
  });

  it('marks an address that is none', async () => {
    const { user, sendPasswordReset } = setUp();
    sendPasswordReset.mockResolvedValue({ ok: false, kind: 'invalid-email', cause: undefined });
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));

    await user.click(screen.getByRole('button', { name: 'Send link' }));

    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true');
  });

  it('leads back to the sign-in', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));

    await user.click(screen.getByRole('button', { name: 'Back to sign in' }));

    expect(screen.getByRole('heading', { name: 'Sign in' })).toBeDefined();
  });
});
