import { Stack } from '@vcms/ui';
import { type FormEvent, useRef, useState } from 'react';
import { authFailureText } from '../auth/auth-failure-text.ts';
import type { AuthFailureKind, AuthResult } from '../backend/auth-failure.ts';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { EmailField } from './email-field.tsx';
import { FormMessage } from './form-message.tsx';
import { WideButton } from './wide-button.tsx';

export interface ForgotPasswordFormProps {
  readonly email: string;
  readonly onEmailChange: (email: string) => void;
  readonly sendPasswordReset: (email: string) => Promise<AuthResult>;
  readonly onBack: () => void;
}

/** Asks for a mail with a link. The answer is the same whether or not the account exists (domain 4.1). */
export function ForgotPasswordForm(props: ForgotPasswordFormProps) {
  const { email, onEmailChange, sendPasswordReset, onBack } = props;
  const [failure, setFailure] = useState<AuthFailureKind>();
  const [sentTo, setSentTo] = useState<string>();
  const [busy, setBusy] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    setSentTo(undefined);
    const result = await sendPasswordReset(email);
    setBusy(false);
    if (result.ok) setSentTo(email.trim());
    else setFailure(result.kind);
    emailInput.current?.focus();
  }

  const emailError = failure === 'invalid-email' ? authFailureText(failure) : undefined;
  return (
    <form method="post" noValidate aria-label="Reset password" onSubmit={(event) => void submit(event)}>
      {failure !== undefined && emailError === undefined && (
        <FormMessage kind="error">{authFailureText(failure)}</FormMessage>
      )}
      {sentTo !== undefined && (
        <FormMessage kind="success">
          If {sentTo} has an account, a link to set a new password is on its way. Look in your spam folder
          too.
        </FormMessage>
      )}
      <Stack gap="5">
        <EmailField value={email} onChange={onEmailChange} error={emailError} inputRef={emailInput} />
        <WideButton type="submit" aria-disabled={busy}>
          {busy ? 'Sending…' : sentTo === undefined ? 'Send link' : 'Send again'}
        </WideButton>
        <BackToSignIn onBack={onBack} />
      </Stack>
    </form>
  );
}
