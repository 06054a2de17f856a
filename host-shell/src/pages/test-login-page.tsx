import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { SessionSignInResult } from '../auth/session-controller.ts';
import type { SessionState, SignedOutReason } from '../auth/session-state.ts';
import type { AuthResult } from '../backend/auth-failure.ts';
import { renderWithUi } from '../test-support/render-with-ui.tsx';
import { LoginPage } from './login-page.tsx';

export const OUT: SessionState = { kind: 'out', reason: 'none' };

/** The page as a visitor meets it, with what the service will answer. */
export function openLogin(
  session: SessionState = OUT,
  result: SessionSignInResult = { ok: true },
  google = false,
) {
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
