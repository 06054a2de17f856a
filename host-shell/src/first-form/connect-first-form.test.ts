import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { SESSION_USER_KEY } from '../auth/storage-keys.ts';
import { connectFirstForm } from './connect-first-form.ts';
import { openFirstForm } from './test-first-form.ts';

const password = () => screen.getByLabelText<HTMLInputElement>('Password');

describe('the first form', () => {
  beforeEach(() => void openFirstForm());

  it('takes Enter as a press of its button, says so, and sends nothing itself', async () => {
    let isSent = true;
    document.addEventListener('submit', ({ defaultPrevented }) => (isSent = !defaultPrevented), {
      once: true,
    });

    await userEvent.type(password(), 'secret-1{Enter}');

    const button = screen.getByRole('button', { name: 'Signing in…' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.dataset.pressed).toBe('');
    expect(isSent).toBe(false);
  });

  it('takes a press back when a field changes after it', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await userEvent.type(password(), 's');

    const button = screen.getByRole('button', { name: 'Sign in' });
    expect(button.getAttribute('aria-disabled')).toBe('false');
    expect(button.dataset.pressed).toBeUndefined();
  });

  it('shows and hides the password', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password().type).toBe('text');

    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password().type).toBe('password');
    expect(screen.getByRole('button', { name: 'Show password' }).textContent).toBe('Show');
  });

  it('remembers the last of its other buttons', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));

    expect([...document.querySelectorAll('[data-pressed]')]).toEqual([
      screen.getByRole('button', { name: 'Forgot password?' }),
    ]);
    expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('aria-disabled')).toBe('false');
  });
});

describe('the page of the first form, once it is read', () => {
  function read(providers: readonly string[]): HTMLElement {
    connectFirstForm(window, providers);
    const root = openFirstForm();
    document.dispatchEvent(new Event('readystatechange'));
    return root;
  }

  beforeEach(() => {
    sessionStorage.clear();
    for (const name of ['firstForm', 'google']) delete document.documentElement.dataset[name];
  });

  it('has no Google button where Google is not offered', () => {
    const root = read([]);

    expect(root.querySelector('[data-offer]')).toBeNull();
    expect(document.documentElement.dataset.google).toBeUndefined();
  });

  it('has one where it is', () => {
    const root = read(['google']);

    expect(root.querySelectorAll('[data-offer=google]')).toHaveLength(2);
    expect(document.documentElement.dataset.google).toBe('');
  });

  it('shows the sign of loading to a tab in which somebody is signed in', () => {
    sessionStorage.setItem(SESSION_USER_KEY, '{}');
    const root = read([]);

    expect(root.childElementCount).toBe(0);
    expect(document.documentElement.dataset.firstForm).toBeUndefined();
  });
});
