import { Stack, Text } from '@vcms/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { authFailureText } from '../auth/auth-failure-text.ts';
import type { SecondFactorAnswer } from '../auth/session-controller.ts';
import type { AuthFailureKind } from '../backend/auth-failure.ts';
import { plainCode, refusedCode } from '../backend/prove-identity.ts';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { CodeField } from './code-field.tsx';
import { FormHeading } from './form-heading.tsx';
import { FormMessage } from './form-message.tsx';
import { WideButton } from './wide-button.tsx';

export interface SecondFactorFormProps {
  readonly answer: SecondFactorAnswer;
  readonly onSignedIn: () => void;
  readonly onBack: () => void;
}

const AT_THE_FIELD: readonly AuthFailureKind[] = ['missing-code', 'wrong-code'];

/** After these the password is asked for again: the service has forgotten the first step. */
const OVER: readonly AuthFailureKind[] = ['challenge-over', 'too-many-requests'];

/** The second step of a sign-in: the code of the person's authenticator app. */
export function SecondFactorForm({ answer, onSignedIn, onBack }: SecondFactorFormProps) {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<AuthFailureKind>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const typed = plainCode(code);
    const refused = refusedCode(typed);
    setFailure(refused);
    if (refused !== undefined) return input.current?.focus();
    setBusy(true);
    const result = await answer(typed);
    setBusy(false);
    if (result.ok) return onSignedIn();
    setFailure(result.kind);
    if (result.kind === 'wrong-code') setCode('');
    input.current?.focus();
  }

  const isOver = failure !== undefined && OVER.includes(failure);
  const fieldError = failure !== undefined && AT_THE_FIELD.includes(failure) ? failure : undefined;
  return (
    <>
      <FormHeading title="Enter your code">
        Two-step sign-in is on. Open the authenticator app on your phone.
      </FormHeading>
      <form method="post" noValidate aria-label="Second step" onSubmit={(event) => void submit(event)}>
        {failure !== undefined && fieldError === undefined && (
          <FormMessage kind="error">
            {failure === 'too-many-requests'
              ? 'Too many wrong codes. Wait ten minutes, then start again with your password.'
              : authFailureText(failure)}
          </FormMessage>
        )}
        <Stack gap="5">
          {!isOver && (
            <>
              <CodeField
                value={code}
                onChange={setCode}
                error={fieldError && authFailureText(fieldError)}
                inputRef={input}
              />
              <WideButton type="submit" aria-disabled={busy}>
                {busy ? 'Signing in…' : 'Sign in'}
              </WideButton>
            </>
          )}
          <BackToSignIn onBack={onBack} />
          <Text color="fg.muted">
            Lost your device? Contact support: an administrator can reset this step.
          </Text>
        </Stack>
      </form>
    </>
  );
}
