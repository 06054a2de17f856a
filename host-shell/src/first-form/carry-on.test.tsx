import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createUiSystem, UiProvider } from '@vcms/ui';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectEarlyLoad } from '../app/connect-early-load.ts';
import type { SessionSignInResult } from '../auth/session-controller.ts';
import { LoginPage } from '../pages/login-page.tsx';
import { ShellLessLayout } from '../pages/shell-less-layout.tsx';
import { SettingsCog } from '../theme/settings-cog.tsx';
import { openFirstForm } from './test-first-form.ts';

const system = createUiSystem();
const EMAIL = 'ana@northwind.test';
const roots: Root[] = [];

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

/** The page takes the first form's place as the app's start does it. */
async function takeOver(result: SessionSignInResult = { ok: true }, instead?: ReactNode) {
  const element = document.getElementById('root');
  if (element === null) throw new Error('The page has no root.');
  const handlers = {
    signIn: vi.fn(async (_email: string, _password: string) => result),
    signInWithGoogle: vi.fn(async () => result),
    sendPasswordReset: vi.fn(async () => ({ ok: true }) as const),
    onSignedIn: vi.fn(),
    onSignOut: vi.fn(),
    onSettings: vi.fn(),
  };
  const page = (
    <ShellLessLayout settings={<SettingsCog expanded={false} onPress={handlers.onSettings} />}>
      <LoginPage session={{ kind: 'checking' }} {...handlers} />
    </ShellLessLayout>
  );
  const root = createRoot(element);
  roots.push(root);
  await act(async () => root.render(<UiProvider system={system}>{instead ?? page}</UiProvider>));
  return handlers;
}

afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
});

describe('the page that takes the place of the first form', () => {
  it('has what was typed, focus and caret, and the first form keeps nothing', async () => {
    openFirstForm();
    const before = [email(), password()];
    await userEvent.type(email(), EMAIL);
    await userEvent.type(password(), 'secret-1');
    password().setSelectionRange(2, 4);
    const { signIn } = await takeOver();

    expect(before.map(({ isConnected, value }) => [isConnected, value])).toEqual([
      [false, ''],
      [false, ''],
    ]);
    expect([email().value, password().value]).toEqual([EMAIL, 'secret-1']);
    expect(document.activeElement).toBe(password());
    expect([password().selectionStart, password().selectionEnd]).toEqual([2, 4]);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(signIn).toHaveBeenCalledExactlyOnceWith(EMAIL, 'secret-1');
  });

  it('signs in when that was pressed before', async () => {
    openFirstForm();
    await userEvent.type(email(), EMAIL);
    await userEvent.type(password(), 'secret-1{Enter}');
    const { signIn, onSignedIn } = await takeOver();

    expect(signIn).toHaveBeenCalledExactlyOnceWith(EMAIL, 'secret-1');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  });

  it('asks with empty fields, too, and says what the service says', async () => {
    openFirstForm();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    const { signIn } = await takeOver({ ok: false, kind: 'missing-password' });

    expect(signIn).toHaveBeenCalledExactlyOnceWith('', '');
    expect(await screen.findByText('Enter your password.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(password()));
  });

  it('takes a finger that is still down for a press', async () => {
    openFirstForm();
    screen
      .getByRole('button', { name: 'Sign in' })
      .dispatchEvent(new Event('pointerdown', { bubbles: true }));
    const { signIn } = await takeOver();

    expect(signIn).toHaveBeenCalledTimes(1);
  });

  it('opens what its other buttons open', async () => {
    openFirstForm();
    await userEvent.click(screen.getByRole('button', { name: 'Theme settings' }));
    const { onSettings, signIn } = await takeOver();

    expect([onSettings.mock.calls.length, signIn.mock.calls.length]).toEqual([1, 0]);
  });

  it('keeps the password shown', async () => {
    openFirstForm();
    await userEvent.type(password(), 'secret-1');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    await takeOver();

    await waitFor(() => expect(password().type).toBe('text'));
    expect(password().value).toBe('secret-1');
    expect(screen.getByRole('button', { name: 'Hide password' })).toBeDefined();
  });

  it('begins to load what comes after the sign-in when something was typed, and not otherwise', async () => {
    window.history.replaceState(null, '', '/login/');
    for (const text of ['', 'a']) {
      openFirstForm();
      if (text !== '') await userEvent.type(email(), text);
      const load = vi.fn();
      const end = connectEarlyLoad(window, load);
      await takeOver();

      expect(load).toHaveBeenCalledTimes(text.length);
      end();
    }
  });

  it('is left alone where another page has come instead', async () => {
    openFirstForm();
    await userEvent.type(password(), 'secret-1{Enter}');
    await takeOver({ ok: true }, <button type="button">Reload</button>);

    expect(screen.getByRole('button').textContent).toBe('Reload');
  });
});
