import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { AuthResult } from '../../backend/auth-failure.ts';
import { openEditProfile, part, press } from './test-edit-profile.tsx';

const refusal = (kind: 'wrong-credentials' | 'too-many-requests' | 'weak-password'): AuthResult => ({
  ok: false,
  kind,
  cause: undefined,
});

describe('e-mail and password', () => {
  it('say that a mail was sent and what happens next', async () => {
    const { requestEmailChange } = await openEditProfile();
    const form = part('E-mail address');

    await userEvent.type(form.getByLabelText('New e-mail address'), 'ana.ruiz@northwind.test');
    await userEvent.type(form.getByLabelText('Current password'), 'demo-password');
    await press('Send confirmation mail');

    expect(requestEmailChange).toHaveBeenCalledExactlyOnceWith(
      { password: 'demo-password', code: '' },
      'ana.ruiz@northwind.test',
    );
    expect((await form.findByRole('status')).textContent).toContain(
      'We sent a mail to ana.ruiz@northwind.test.',
    );
  });

  it.each([
    [refusal('wrong-credentials'), 'The current password is not correct.'],
    [refusal('weak-password'), 'The password must be 6 characters long or more'],
    [refusal('too-many-requests'), 'Too many attempts. Try again later or reset your password.'],
  ])('say what is wrong and keep what was typed', async (result, text) => {
    const { changePassword } = await openEditProfile();
    changePassword.mockResolvedValueOnce(result);
    const form = part('Password');

    await userEvent.type(form.getByLabelText('Current password'), 'one');
    await userEvent.type(form.getByLabelText('New password'), 'another-one');
    await press('Change password');

    expect((await form.findByRole('alert')).textContent).toContain(text);
    expect(form.getByLabelText<HTMLInputElement>('New password').value).toBe('another-one');
  });

  it('say how safe the new password is while it is typed', async () => {
    await openEditProfile();
    const form = part('Password');
    expect(form.queryByRole('meter')).toBeNull();

    await userEvent.type(form.getByLabelText('New password'), 'another');
    expect(form.getByText('Password strength: Short. 12 characters or more are safer.')).toBeDefined();
    await userEvent.type(form.getByLabelText('New password'), '-one-more');

    expect(form.getByText('Password strength: Good.')).toBeDefined();
    expect(form.getByRole('meter', { name: 'Strength of the password' })).toHaveProperty('value', 12);
  });

  it('empty the fields after a change', async () => {
    await openEditProfile();
    const form = part('Password');

    await userEvent.type(form.getByLabelText('Current password'), 'demo-password');
    await userEvent.type(form.getByLabelText('New password'), 'another-one');
    await press('Change password');

    expect(await form.findByText(/Your password is changed/)).toBeDefined();
    expect(form.getByLabelText<HTMLInputElement>('Current password').value).toBe('');
  });
});

describe('ending every session', () => {
  it('asks first, then leaves it to the server', async () => {
    const { ask, signOutEverywhere } = await openEditProfile();

    await press('Sign out everywhere');
    expect(signOutEverywhere).not.toHaveBeenCalled();
    ask.mockResolvedValue(true);
    await press('Sign out everywhere');

    expect(signOutEverywhere).toHaveBeenCalledTimes(1);
  });

  it('says when it did not work', async () => {
    const { ask, signOutEverywhere } = await openEditProfile();
    ask.mockResolvedValue(true);
    signOutEverywhere.mockResolvedValue({ ok: false, kind: 'unreachable', message: 'Not now.' });

    await press('Sign out everywhere');

    expect(part('Sessions').getByRole('alert').textContent).toContain('Not now.');
  });
});
