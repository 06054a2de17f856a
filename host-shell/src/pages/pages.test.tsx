import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithUi } from '../test-support/render-with-ui.tsx';
import { aSessionUser } from '../test-support/session-user.ts';
import { EditProfilePage } from './edit-profile-page.tsx';
import { GuestPage } from './guest-page.tsx';
import { InvitePage } from './invite-page.tsx';
import { NoRolePage } from './no-role-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const valueBeside = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

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

describe('profile page', () => {
  it('shows what is known and what is not', () => {
    renderWithUi(<EditProfilePage user={aSessionUser()} />);

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Profile');
    expect(valueBeside('First name')).toBe('Ana');
    expect(valueBeside('Company')).toBe('Northwind Energy');
    expect(valueBeside('Phone')).toBe('Not given');
    expect(screen.getByText('Hiring client')).toBeDefined();
  });

  it('offers no editing and says so', () => {
    renderWithUi(<EditProfilePage user={aSessionUser()} />);

    expect(screen.getByText('This page is not available yet.')).toBeDefined();
    expect(screen.queryAllByRole('textbox')).toHaveLength(0);
  });

  it('uses the e-mail address for somebody without a name', () => {
    renderWithUi(<EditProfilePage user={aSessionUser({ firstName: '', lastName: '' })} />);

    expect(screen.getByRole('heading', { level: 2, name: 'ana@northwind.test' })).toBeDefined();
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
