import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { SessionState } from '../../auth/session-state.ts';
import type { InvitationBackend, InvitationCheck, OpenInvitation } from '../../backend/invitation-backend.ts';
import type { TrustedResult } from '../../backend/trusted-call.ts';
import { renderWithUi } from '../../test-support/render-with-ui.tsx';
import { aSessionUser } from '../../test-support/session-user.ts';
import { strengthOf } from '../password-strength.ts';
import { draftErrors, EMPTY_DRAFT, tradeCode } from './acceptance-form.ts';
import { maskedEmail } from './existing-account.tsx';
import { InvitePage } from './invite-page.tsx';

const OPEN: OpenInvitation = {
  inviterName: 'Ada Marlow',
  companyName: 'Northfield Energy',
  newCompanyKind: undefined,
  role: '5003',
  email: 'ira@example.test',
  message: '',
  expiresOn: '2026-12-04',
  hasAccount: false,
};
const OUT: SessionState = { kind: 'out', reason: 'none' };

function open(
  check: InvitationCheck | TrustedResult<InvitationCheck>,
  { session = OUT, search = '?token=secret' } = {},
) {
  const answer: TrustedResult<InvitationCheck> = 'ok' in check ? check : { ok: true, value: check };
  const invitations = {
    check: vi.fn(async () => answer),
    accept: vi.fn<InvitationBackend['accept']>(async () => ({ ok: true, value: OPEN.email })),
    askAgain: vi.fn<InvitationBackend['askAgain']>(async () => ({ ok: true, value: undefined })),
  };
  const signIn = vi.fn(async (): Promise<string | undefined> => undefined);
  const onGoToSignIn = vi.fn();
  const newRequestId = () => 'request-0123456789';
  renderWithUi(
    <InvitePage
      search={search}
      session={session}
      invitations={invitations}
      signIn={signIn}
      onGoToSignIn={onGoToSignIn}
      newRequestId={newRequestId}
    />,
  );
  return { invitations, signIn, onGoToSignIn };
}

const type = (label: RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const valid = (more: Partial<OpenInvitation> = {}): InvitationCheck => ({
  state: 'valid',
  invitation: { ...OPEN, ...more },
});

describe('a good invitation', () => {
  it('shows who invites, sends what was entered once, and signs in with the new password', async () => {
    const { invitations, signIn } = open(valid());
    expect((await screen.findByText(/Ada Marlow invites you/)).textContent).toMatch(
      /Northfield Energy as: Hiring client\. .*ira@example\.test .*12\/04\/2026/,
    );

    await type(/First name/, ' Ira ');
    await type(/Last name/, 'Moss');
    await type(/Phone/, '(312) 555-0142');
    await type(/^Password/, 'moss-green-7');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Accept and sign in');

    await waitFor(() => expect(signIn).toHaveBeenCalledWith('ira@example.test', 'moss-green-7'));
    expect(invitations.accept).toHaveBeenCalledTimes(1);
    expect(invitations.accept).toHaveBeenCalledWith({
      token: 'secret',
      requestId: 'request-0123456789',
      account: { firstName: 'Ira', lastName: 'Moss', phone: '+13125550142', password: 'moss-green-7' },
    });
  });

  it('says what is missing before anything is sent, and leads to the first field', async () => {
    const { invitations } = open(valid());
    await screen.findByRole('button', { name: 'Accept and sign in' });

    await press('Accept and sign in');

    expect(screen.getByText('Enter your first name.')).toBeDefined();
    expect(screen.getByText('The password must be 6 characters long or more')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText(/First name/));
    expect(invitations.accept).not.toHaveBeenCalled();
  });

  it('asks for as long a password as the firm does, and says so while it is typed', async () => {
    const { invitations } = open(valid({ leastPasswordLength: 14 }));
    await screen.findByText('At least 14 characters.');

    await type(/^Password/, 'moss-green-77');
    expect(screen.getByText('Password strength: Too short: 14 characters or more are needed.')).toBeDefined();
    await press('Accept and sign in');
    expect(screen.getByText('The password must be 14 characters long or more')).toBeDefined();
    expect(invitations.accept).not.toHaveBeenCalled();

    await type(/^Password/, '7');
    expect(screen.getByText('Password strength: Good.')).toBeDefined();
  });

  it('keeps what was typed when it is refused', async () => {
    const { invitations } = open(valid());
    invitations.accept.mockResolvedValue({
      ok: false,
      kind: 'refused',
      reason: 'x',
      message: 'It was revoked.',
    });
    await screen.findByLabelText(/First name/);
    await type(/First name/, 'Ira');
    await type(/Last name/, 'Moss');
    await type(/^Password/, 'moss-green-7');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Accept and sign in');

    expect((await screen.findByRole('alert')).textContent).toContain('It was revoked.');
    expect(screen.getByLabelText<HTMLInputElement>(/First name/).value).toBe('Ira');
  });

  it('of a new contractor asks for the company', async () => {
    open(valid({ newCompanyKind: 'contractor', companyName: 'Fresh Paint' }));

    expect((await screen.findByLabelText<HTMLInputElement>(/^Company\*?$/)).value).toBe('Fresh Paint');
    expect(screen.getByLabelText(/Main trade/)).toBeDefined();
  });

  it('for an address with an account is one button for its owner', async () => {
    const session: SessionState = { kind: 'in', user: aSessionUser({ email: 'Ira@example.test' }) };
    const { invitations, onGoToSignIn } = open(valid({ hasAccount: true }), { session });
    await screen.findByRole('button', { name: 'Accept' });

    await press('Accept');

    expect(invitations.accept).toHaveBeenCalledWith({ token: 'secret', requestId: 'request-0123456789' });
    expect(onGoToSignIn).toHaveBeenCalledTimes(1);
  });

  it('for an address with an account shows others only a masked address', async () => {
    open(valid({ hasAccount: true }));

    expect(await screen.findByText(/account for i…@example\.test already/)).toBeDefined();
  });
});

describe('an invitation that is no good', () => {
  it.each<[InvitationCheck, string, string]>([
    [{ state: 'used' }, 'This invitation was used already.', 'Sign in instead'],
    [{ state: 'revoked' }, 'This invitation was revoked.', 'Ask the person'],
    [{ state: 'unknown' }, 'This link is not valid.', 'newest invitation e-mail'],
  ])('%j', async (check, title, next) => {
    const { onGoToSignIn } = open(check);

    expect((await screen.findByRole('alert')).textContent).toContain(title);
    expect(screen.getByText(new RegExp(next))).toBeDefined();
    await press('Go to sign in');
    expect(onGoToSignIn).toHaveBeenCalledTimes(1);
  });

  it('because it is too old offers to ask for a new one', async () => {
    const { invitations } = open({ state: 'expired', inviterName: 'Ada Marlow' });
    expect(await screen.findByText('Ask Ada Marlow for a new one.')).toBeDefined();

    await press('Ask for a new invitation');

    expect(invitations.askAgain).toHaveBeenCalledWith('secret');
    expect(await screen.findByText(/Your request was sent/)).toBeDefined();
  });

  it.each(['', '?token=', '?token=%20'])(
    'because the address %j has none is not even asked about',
    (search) => {
      const { invitations } = open({ state: 'used' }, { search });

      expect(screen.getByRole('alert').textContent).toContain('This link is not valid.');
      expect(invitations.check).not.toHaveBeenCalled();
    },
  );

  it('as long as the server cannot be reached; trying again asks again', async () => {
    const { invitations } = open({
      ok: false,
      kind: 'unreachable',
      message: 'The server cannot be reached.',
    });
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
    invitations.check.mockResolvedValue({ ok: true, value: valid() });

    await press('Try again');

    expect(await screen.findByText(/Ada Marlow invites you/)).toBeDefined();
  });
});

describe('the rules of the form', () => {
  it('ask a new company for its address, and a contractor for a trade', () => {
    const errors = draftErrors(
      { ...EMPTY_DRAFT, state: 'I', Zip: '1' },
      { ...OPEN, newCompanyKind: 'contractor' },
    );

    expect(Object.keys(errors)).toEqual(
      expect.arrayContaining(['companyName', 'address1', 'city', 'state', 'Zip', 'companyPhone', 'trade']),
    );
  });

  it('judge a password by its length, and write a trade as a code', () => {
    expect(['12345', '123456', '123456789', '123456789012'].map(strengthOf)).toEqual([
      'too short',
      'short',
      'fair',
      'good',
    ]);
    expect(tradeCode(' Plumbing & HVAC ')).toBe('plumbing-hvac');
    expect(maskedEmail('ira@example.test')).toBe('i…@example.test');
  });
});
