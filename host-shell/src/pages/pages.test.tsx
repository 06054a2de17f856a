import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithUi } from '../test-support/render-with-ui.tsx';
import { GuestPage } from './guest-page.tsx';
import { InvitePage } from './invite-page.tsx';
import { NoRolePage } from './no-role-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

describe('invitation page', () => {
  it('says plainly that an invitation cannot be accepted here yet', async () => {
    const onGoToSignIn = vi.fn();
    renderWithUi(<InvitePage search="?token=abc" onGoToSignIn={onGoToSignIn} />);

    expect(screen.getByText('This invitation cannot be accepted here yet.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Go to sign in' }));

    expect(onGoToSignIn).toHaveBeenCalledTimes(1);
  });

  it.each(['', '?token=', '?token=%20'])('says when the address has no invitation: %j', (search) => {
    renderWithUi(<InvitePage search={search} onGoToSignIn={() => {}} />);

    expect(screen.getByRole('alert').textContent).toContain('This address has no invitation in it.');
  });
});

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
