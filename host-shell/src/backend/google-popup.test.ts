import { type Auth, GoogleAuthProvider, signInWithPopup } from 'firebase/auth';
import { expect, it, vi } from 'vitest';
import { openGooglePopup } from './google-popup.ts';

// Google's window needs the internet: only its opening is replaced.
vi.mock(import('firebase/auth'), async (load) => ({ ...(await load()), signInWithPopup: vi.fn() }));

it("asks in Google's window which account to use, also when there is only one", async () => {
  const auth = {} as Auth;

  await openGooglePopup(auth);

  const [given, provider] = vi.mocked(signInWithPopup).mock.calls[0] ?? [];
  expect(given).toBe(auth);
  expect(provider).toBeInstanceOf(GoogleAuthProvider);
  expect((provider as GoogleAuthProvider).getCustomParameters()).toEqual({ prompt: 'select_account' });
});
