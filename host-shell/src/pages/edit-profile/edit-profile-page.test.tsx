import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LEAVE_QUESTION, type Question } from '@vcms/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLeaveGuards } from '../../app/leave-guards.ts';
import type { AuthResult } from '../../backend/auth-failure.ts';
import type { DataResult } from '../../backend/data-failure.ts';
import type { PhotoUpload } from '../../backend/photo-store.ts';
import type { Proof } from '../../backend/prove-identity.ts';
import type { TrustedResult } from '../../backend/trusted-call.ts';
import { renderWithUi } from '../../test-support/render-with-ui.tsx';
import { aSessionUser } from '../../test-support/session-user.ts';
import { createTestAccount, createTestServices } from '../../test-support/shell-services.ts';
import { EditProfilePage } from './edit-profile-page.tsx';

const DONE: DataResult<void> = { ok: true, value: undefined };
const UNREACHABLE: DataResult<void> = { ok: false, kind: 'unreachable', cause: undefined };
const DENIED: DataResult<void> = { ok: false, kind: 'denied', cause: undefined };
const refusal = (kind: 'wrong-credentials' | 'too-many-requests' | 'weak-password'): AuthResult => ({
  ok: false,
  kind,
  cause: undefined,
});

async function open(photoURL: string | null = null) {
  const known = await createTestAccount();
  const save = vi.fn(async (_userId: string, _change: object) => DONE);
  const read = vi.fn(known.profile.read);
  const put = vi.fn(async (_upload: PhotoUpload) => DONE);
  const remove = vi.fn(async () => DONE);
  const changePassword = vi.fn(async (_proof: Proof, _next: string): Promise<AuthResult> => ({ ok: true }));
  const requestEmailChange = vi.fn(
    async (_proof: Proof, _email: string): Promise<AuthResult> => ({ ok: true }),
  );
  const guards = createLeaveGuards();
  const ask = vi.fn(async (_question: Question) => false);
  const signOutEverywhere = vi.fn(async (): Promise<TrustedResult<void>> => ({ ok: true, value: undefined }));
  const preparePhoto = vi.fn(async (file: Blob): Promise<Blob | undefined> => file);
  const { services } = createTestServices({ kind: 'checking' });
  const provider = { providerId: 'password', displayName: null, email: null, photoURL };
  const page = (
    <EditProfilePage
      user={aSessionUser({ providerData: [provider] })}
      account={{
        profile: { ...known.profile, read, save },
        photo: { put, remove },
        credentials: { changePassword, requestEmailChange },
        secondFactor: known.secondFactor,
      }}
      signOutEverywhere={signOutEverywhere}
      theme={services.theme}
      guards={guards}
      preparePhoto={preparePhoto}
      ask={ask}
    />
  );
  const { unmount } = renderWithUi(page);
  await screen.findByLabelText(/First name/);
  return {
    save,
    read,
    put,
    remove,
    changePassword,
    requestEmailChange,
    guards,
    ask,
    preparePhoto,
    unmount,
    signOutEverywhere,
  };
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const part = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function retype(label: RegExp, text: string): Promise<void> {
  await userEvent.clear(field(label));
  if (text !== '') await userEvent.type(field(label), text);
}
const picture = (type = 'image/png') => new File(['picture'], 'me.png', { type });
const choosePhoto = (file: File) =>
  userEvent.upload(screen.getByLabelText('Photo file'), file, { applyAccept: false });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => {};
});

describe('your details', () => {
  it('show what is stored, the phone as people write it', async () => {
    await open();

    expect(field(/First name/).value).toBe('Ana');
    expect(field(/Phone/).value).toBe('(312) 555-0142');
    expect(screen.getByText('Hiring client')).toBeDefined();
  });

  it('are saved trimmed, with the phone in one form', async () => {
    const { save } = await open();

    await retype(/Title/, ' Site lead ');
    await retype(/Phone/, '312 555 0177');
    await press('Save changes');

    expect(save).toHaveBeenCalledExactlyOnceWith('u1', {
      firstName: 'Ana',
      lastName: 'Ruiz',
      title: 'Site lead',
      phone: '+13125550177',
    });
    expect(await screen.findByText('Your details are saved.')).toBeDefined();
    expect(field(/Title/).value).toBe('Site lead');
  });

  it('with an error are not sent: the summary has the focus and leads to the field', async () => {
    const { save } = await open();

    await retype(/First name/, '');
    await retype(/Phone/, '555');
    await press('Save changes');

    expect(save).not.toHaveBeenCalled();
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(summary.textContent).toContain('2 entries need a change');
    await userEvent.click(within(summary).getByRole('button', { name: 'Enter first name.' }));
    expect(document.activeElement).toBe(field(/First name/));
    expect(field(/First name/).getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    [UNREACHABLE, /cannot be reached/],
    [DENIED, /don't have access/],
  ])('keep what was typed when saving fails', async (failure, text) => {
    const { save } = await open();
    save.mockResolvedValueOnce(failure);

    await retype(/Title/, 'Site lead');
    await press('Save changes');

    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect(field(/Title/).value).toBe('Site lead');
    await press('Save changes');
    expect(await screen.findByText('Your details are saved.')).toBeDefined();
  });

  it('can be put back', async () => {
    await open();

    await retype(/Title/, 'Site lead');
    await press('Discard changes');

    expect(field(/Title/).value).toBe('Safety lead');
  });
});

describe('reminders and digest', () => {
  it('are saved as chosen', async () => {
    const { save } = await open();

    await userEvent.click(screen.getByRole('checkbox', { name: /E-mail me at once/ }));
    await userEvent.selectOptions(screen.getByLabelText(/Digest/), 'weekly');
    await press('Save mail settings');

    expect(save).toHaveBeenCalledExactlyOnceWith('u1', { emailReminders: false, digest: 'weekly' });
  });
});

describe('e-mail and password', () => {
  it('say that a mail was sent and what happens next', async () => {
    const { requestEmailChange } = await open();
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
    const { changePassword } = await open();
    changePassword.mockResolvedValueOnce(result);
    const form = part('Password');

    await userEvent.type(form.getByLabelText('Current password'), 'one');
    await userEvent.type(form.getByLabelText('New password'), 'another-one');
    await press('Change password');

    expect((await form.findByRole('alert')).textContent).toContain(text);
    expect(form.getByLabelText<HTMLInputElement>('New password').value).toBe('another-one');
  });

  it('empty the fields after a change', async () => {
    await open();
    const form = part('Password');

    await userEvent.type(form.getByLabelText('Current password'), 'demo-password');
    await userEvent.type(form.getByLabelText('New password'), 'another-one');
    await press('Change password');

    expect(await form.findByText(/Your password is changed/)).toBeDefined();
    expect(form.getByLabelText<HTMLInputElement>('Current password').value).toBe('');
  });
});

describe('photo', () => {
  it('is shown before it is saved, and stays when the upload fails', async () => {
    const { put } = await open();
    put.mockResolvedValueOnce(UNREACHABLE);

    await choosePhoto(picture());
    expect(await screen.findByText(/It is not saved yet/)).toBeDefined();
    await press('Save photo');
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
    await press('Save photo');

    expect(await screen.findByText('Your photo is saved.')).toBeDefined();
    expect(put).toHaveBeenCalledTimes(2);
  });

  it('shows how much has arrived, and can be cancelled', async () => {
    const { put } = await open();
    put.mockImplementation(async ({ onProgress, signal }) => {
      onProgress(0.4);
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return { ok: false, kind: 'cancelled', cause: undefined };
    });

    await choosePhoto(picture());
    await press('Save photo');
    expect(await screen.findByText('40 %')).toBeDefined();
    await press('Cancel');

    expect((await screen.findByRole('alert')).textContent).toContain('cancelled');
  });

  it('of another type or without a picture in it is refused', async () => {
    const { preparePhoto } = await open();

    await choosePhoto(picture('image/gif'));
    expect((await screen.findByRole('alert')).textContent).toContain('File type not allowed.');
    preparePhoto.mockResolvedValueOnce(undefined);
    await choosePhoto(picture());

    expect(await screen.findByText(/not a picture that can be read/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save photo' })).toBeNull();
  });

  it('is removed when there is one', async () => {
    const { remove } = await open('https://files.test/a.png');

    await press('Remove photo');

    expect(remove).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('Your photo is removed.')).toBeDefined();
  });
});

describe('leaving the page', () => {
  it('is free while nothing has changed', async () => {
    const { guards } = await open();

    expect(guards.isEmpty()).toBe(true);
  });

  it('asks once, however many forms hold changes, and not after they are saved', async () => {
    const { guards, ask } = await open();

    await retype(/Title/, 'Site lead');
    await userEvent.type(part('Password').getByLabelText('New password'), 'x');
    expect(await guards.mayLeave('/dashboard')).toBe(false);
    expect(ask).toHaveBeenCalledExactlyOnceWith(LEAVE_QUESTION);

    await press('Save changes');
    await userEvent.clear(part('Password').getByLabelText('New password'));
    await waitFor(() => expect(guards.isEmpty()).toBe(true));
  });

  it('ends the asking with the page', async () => {
    const { guards, unmount } = await open();
    await retype(/Title/, 'Site lead');

    act(unmount);

    expect(guards.isEmpty()).toBe(true);
  });
});

describe('ending every session', () => {
  it('asks first, then leaves it to the server', async () => {
    const { ask, signOutEverywhere } = await open();

    await press('Sign out everywhere');
    expect(signOutEverywhere).not.toHaveBeenCalled();
    ask.mockResolvedValue(true);
    await press('Sign out everywhere');

    expect(signOutEverywhere).toHaveBeenCalledTimes(1);
  });

  it('says when it did not work', async () => {
    const { ask, signOutEverywhere } = await open();
    ask.mockResolvedValue(true);
    signOutEverywhere.mockResolvedValue({ ok: false, kind: 'unreachable', message: 'Not now.' });

    await press('Sign out everywhere');

    expect(part('Sessions').getByRole('alert').textContent).toContain('Not now.');
  });
});
