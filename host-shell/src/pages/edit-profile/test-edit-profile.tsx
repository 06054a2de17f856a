import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Question } from '@vcms/contract';
import { vi } from 'vitest';
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
export const UNREACHABLE: DataResult<void> = { ok: false, kind: 'unreachable', cause: undefined };
export const DENIED: DataResult<void> = { ok: false, kind: 'denied', cause: undefined };

/** The page of one person, shown once it has been read, with everything it calls. */
export async function openEditProfile(photoURL: string | null = null) {
  const known = await createTestAccount();
  const save = vi.fn(async (_userId: string, _change: object) => DONE);
  const read = vi.fn(known.profile.read);
  const put = vi.fn(async (_upload: PhotoUpload) => DONE);
  const remove = vi.fn(async () => DONE);
  const open = vi.fn(async (_url: string): Promise<Blob | undefined> => new Blob(['picture']));
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
        photo: { put, remove, open },
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
    open,
    changePassword,
    requestEmailChange,
    guards,
    ask,
    preparePhoto,
    unmount,
    signOutEverywhere,
  };
}

export const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const part = (name: string) => within(screen.getByRole('region', { name }));
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export async function retype(label: RegExp, text: string): Promise<void> {
  await userEvent.clear(field(label));
  if (text !== '') await userEvent.type(field(label), text);
}
export const picture = (type = 'image/png') => new File(['picture'], 'me.png', { type });
export const choosePhoto = (file: File) =>
  userEvent.upload(screen.getByLabelText('Photo file'), file, { applyAccept: false });
