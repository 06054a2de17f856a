import { Button, Flex, Stack } from '@vcms/ui';
import { type FormEvent, useRef, useState } from 'react';
import { authFailureText } from '../auth/auth-failure-text.ts';
import type { SessionSignInResult } from '../auth/session-controller.ts';
import type { AuthFailureKind } from '../backend/auth-failure.ts';
import { EmailField } from './email-field.tsx';
import { FORM_CONTROL } from './form-control.ts';
import { FormMessage } from './form-message.tsx';
import { PasswordField } from './password-field.tsx';

export interface SignInFormProps {
  readonly email: string;
  readonly onEmailChange: (email: string) => void;
  readonly signIn: (email: string, password: string) => Promise<SessionSignInResult>;
  readonly onSignedIn: () => void;
  readonly onForgotPassword: () => void;
}

/** E-mail and password. Nothing is checked here: the rules are the sign-in service's (specification, section 5). */
export function SignInForm({ email, onEmailChange, signIn, onSignedIn, onForgotPassword }: SignInFormProps) {
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<AuthFailureKind>();
  const [busy, setBusy] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const emailError = failure === 'invalid-email' ? authFailureText(failure) : undefined;
  const passwordError = isAboutPassword(failure) ? authFailureText(failure) : undefined;
  const formError =
    failure !== undefined && emailError === undefined && passwordError === undefined
      ? authFailureText(failure)
      : undefined;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    const result = await signIn(email, password);
    setBusy(false);
    if (result.ok) {
      onSignedIn();
      return;
    }
    setFailure(result.kind);
    (result.kind === 'invalid-email' ? emailInput : passwordInput).current?.focus();
  }

  return (
    <form method="post" noValidate aria-label="Sign in" onSubmit={(event) => void submit(event)}>
      {formError !== undefined && <FormMessage kind="error">{formError}</FormMessage>}
      <Stack gap="5">
        <EmailField value={email} onChange={onEmailChange} error={emailError} inputRef={emailInput} />
        <PasswordField
          value={password}
          onChange={setPassword}
          error={passwordError}
          inputRef={passwordInput}
        />
        <Flex justify="flex-end" mt="-2">
          <Button
            type="button"
            variant="plain"
            size="sm"
            px="1"
            color="colorPalette.fg"
            onClick={onForgotPassword}
          >
            Forgot password?
          </Button>
        </Flex>
        <Button type="submit" size="lg" width="full" minH={FORM_CONTROL.minH} aria-disabled={busy}>
          {busy ? 'Signing in…' : 'Sign in'}
        </Button>
      </Stack>
    </form>
  );
}

function isAboutPassword(
  failure: AuthFailureKind | undefined,
): failure is 'missing-password' | 'weak-password' {
  return failure === 'missing-password' || failure === 'weak-password';
}
