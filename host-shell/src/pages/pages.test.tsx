import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithUi } from '../test-support/render-with-ui.tsx';
import { GuestPage } from './guest-page.tsx';
import { NoRolePage } from './no-role-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

describe('small pages of the shell', () => {
  it('a path without a page leads home', async () => {
    const onGoHome = vi.fn();
    renderWithUi(<NotFoundPage onGoHome={onGoHome} />);

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
    await userEvent.click(screen.getByRole('button', { name: 'Go to Home' }));

    expect(onGoHome).toHaveBeenCalledTimes(1);
  });

  it('an invited visitor is led to the sign-in', async () => {
    const onGoToSignIn = vi.fn();
    renderWithUi(<GuestPage onGoToSignIn={onGoToSignIn} />);

    await userEvent.click(screen.getByRole('button', { name: 'Go to sign in' }));

    expect(onGoToSignIn).toHaveBeenCalledTimes(1);
  });

  it('an account without a role is told so', () => {
    renderWithUi(<NoRolePage />);

    expect(screen.getByText('Your account has no role for this site. Contact support.')).toBeDefined();
  });
});
