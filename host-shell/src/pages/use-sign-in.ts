import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { authFailureText } from '../auth/auth-failure-text.ts';
import type { SecondFactorAnswer, SessionSignInResult } from '../auth/session-controller.ts';
import type { AuthFailureKind } from '../backend/auth-failure.ts';

export interface SignInOptions {
  readonly email: string;
  readonly signIn: (email: string, password: string) => Promise<SessionSignInResult>;
  /** undefined: Google is not offered. */
  readonly signInWithGoogle: (() => Promise<SessionSignInResult>) | undefined;
  readonly onSignedIn: () => void;
  /** Shows the second step; answers why that could not be done. */
  readonly onSecondFactor: (answer: SecondFactorAnswer) => Promise<AuthFailureKind | undefined>;
}

/** A refusal as the form shows it: at the field it is about, or above the form. */
interface SignInErrors {
  readonly email: string | undefined;
  readonly password: string | undefined;
  readonly form: string | undefined;
}

export interface SignInState {
  readonly password: string;
  readonly setPassword: (password: string) => void;
  readonly busy: boolean;
  readonly errors: SignInErrors;
  readonly emailInput: RefObject<HTMLInputElement | null>;
  readonly passwordInput: RefObject<HTMLInputElement | null>;
  readonly submit: (event: FormEvent) => Promise<void>;
  /** undefined: Google is not offered. */
  readonly submitGoogle: (() => Promise<void>) | undefined;
}

/** Where a refusal belongs. */
function signInErrorsOf(failure: AuthFailureKind | undefined): SignInErrors {
  const text = failure === undefined ? undefined : authFailureText(failure);
  const isAboutPassword = failure === 'missing-password' || failure === 'weak-password';
  const isAboutEmail = failure === 'invalid-email';
  return {
    email: isAboutEmail ? text : undefined,
    password: isAboutPassword ? text : undefined,
    form: isAboutEmail || isAboutPassword ? undefined : text,
  };
}

/** The sign-in form's behaviour: one request at a time, focus to the field that needs a change. */
export function useSignIn({
  email,
  signIn,
  signInWithGoogle,
  onSignedIn,
  onSecondFactor,
}: SignInOptions): SignInState {
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<AuthFailureKind>();
  const [busy, setBusy] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  /** One request at a time; tells how it was refused. */
  async function attempt(enter: () => Promise<SessionSignInResult>): Promise<AuthFailureKind | undefined> {
    if (busy) return undefined;
    setBusy(true);
    setFailure(undefined);
    const result = await enter();
    if (result.ok) {
      setBusy(false);
      onSignedIn();
      return undefined;
    }
    const refusal = result.answer === undefined ? result.kind : await onSecondFactor(result.answer);
    setBusy(false);
    setFailure(refusal);
    return refusal;
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const refusal = await attempt(() => signIn(email, password));
    if (refusal === undefined) return;
    (refusal === 'invalid-email' ? emailInput : passwordInput).current?.focus();
  }

  const submitGoogle = signInWithGoogle && (async () => void (await attempt(signInWithGoogle)));
  const errors = signInErrorsOf(failure);
  return { password, setPassword, busy, errors, emailInput, passwordInput, submit, submitGoogle };
}
