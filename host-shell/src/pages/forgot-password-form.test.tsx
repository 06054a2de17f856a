import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openLogin } from './test-login-page.tsx';

describe('forgotten password', () => {
  it('takes the address over and answers the same for every account', async () => {
    const { user, sendPasswordReset } = openLogin();
    await user.type(screen.getByLabelText('E-mail'), 'who@ever.test');

    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    await user.click(screen.getByRole('button', { name: 'Send link' }));

    expect(sendPasswordReset).toHaveBeenCalledExactlyOnceWith('who@ever.test');
    expect((await screen.findByRole('status')).textContent).toContain('If who@ever.test has an account');
  });

  it('marks an address that is none', async () => {
    const { user, sendPasswordReset } = openLogin();
    sendPasswordReset.mockResolvedValue({ ok: false, kind: 'invalid-email', cause: undefined });
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));

    await user.click(screen.getByRole('button', { name: 'Send link' }));

    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true');
  });

  it('leads back to the sign-in', async () => {
    const { user } = openLogin();
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));

    await user.click(screen.getByRole('button', { name: 'Back to sign in' }));

    expect(screen.getByRole('heading', { name: 'Sign in' })).toBeDefined();
  });
});
