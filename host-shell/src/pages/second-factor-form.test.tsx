import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { SessionSignInResult } from '../auth/session-controller.ts';
import { OUT, openLogin } from './test-login-page.tsx';

describe('the second step', () => {
  const wanted = { ok: false, kind: 'second-factor' } as const;

  it('asks for the code, says when it is wrong, and leaves once it is right', async () => {
    const answer = vi.fn(async (code: string): Promise<SessionSignInResult> => {
      return code === '123456' ? { ok: true } : { ok: false, kind: 'wrong-code' };
    });
    const { submit, user, onSignedIn } = openLogin(OUT, { ...wanted, answer });
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
    const { submit, user } = openLogin(OUT, { ...wanted, answer });
    await submit('ana@northwind.test', 'secret-1');
    await user.type(await screen.findByLabelText('Code from your app'), '123456{Enter}');

    expect((await screen.findByRole('alert')).textContent).toContain('This took too long.');
    expect(screen.queryByLabelText('Code from your app')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back to sign in' }));
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ana@northwind.test');
  });
});
