import { Stack, Text } from '@vcms/ui';
import { useEffect, useRef, useState } from 'react';
import { authFailureText } from '../../auth/auth-failure-text.ts';
import type { AuthFailureKind } from '../../backend/auth-failure.ts';
import type { Enrolment, SecondFactorChanges } from '../../backend/second-factor-changes.ts';
import { BeginWithPassword } from '../edit-profile/begin-with-password.tsx';
import { ConfirmAppForm } from '../edit-profile/confirm-app-form.tsx';
import { FormHeading } from '../form-heading.tsx';
import { FormMessage } from '../form-message.tsx';
import { WideButton, WideSecondButton } from '../wide-button.tsx';

export interface RequiredFactorPageProps {
  readonly email: string;
  readonly changes: Pick<SecondFactorChanges, 'begin' | 'beginAfterSignIn'>;
  readonly onSignOut: () => void;
}

type Step = 'start' | 'password' | 'done' | { readonly enrolment: Enrolment };

/** The one way on for somebody who must sign in in two steps and has no app yet: set it up, or sign out. */
export function RequiredFactorPage({ email, changes, onSignOut }: RequiredFactorPageProps) {
  const [step, setStep] = useState<Step>('start');
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.querySelector('h1')?.focus(), []);
  const body = bodyOf();
  return (
    <>
      <div ref={heading}>
        <FormHeading title="Set up your second step">
          Your role can change much, so a password alone is not enough. Every sign-in also asks for a code
          from an app on your phone.
        </FormHeading>
      </div>
      {body}
      <Text mt="8" color="fg.muted" overflowWrap="anywhere">
        You are signed in as {email}.
      </Text>
      <WideSecondButton mt="2" onClick={onSignOut}>
        {step === 'done' ? 'Sign in again' : 'Sign out'}
      </WideSecondButton>
    </>
  );

  function bodyOf() {
    if (step === 'start')
      return (
        <Start
          begin={() => changes.beginAfterSignIn()}
          onBegun={(enrolment) => setStep({ enrolment })}
          onTooLate={() => setStep('password')}
        />
      );
    if (step === 'password')
      return (
        <BeginWithPassword
          label="Confirm that it is you"
          changes={changes}
          onBegun={(enrolment) => setStep({ enrolment })}
          onCancel={() => setStep('start')}
        />
      );
    // The session goes on by itself once the service's new token says so; else it has to begin anew.
    if (step === 'done')
      return (
        <FormMessage kind="success">Two-step sign-in is on. Sign in again if nothing opens.</FormMessage>
      );
    return (
      <ConfirmAppForm
        enrolment={step.enrolment}
        onDone={() => setStep('done')}
        onCancel={() => setStep('start')}
      />
    );
  }
}

interface StartProps {
  readonly begin: SecondFactorChanges['beginAfterSignIn'];
  readonly onBegun: (enrolment: Enrolment) => void;
  /** The service asks for the password again. */
  readonly onTooLate: () => void;
}

function Start({ begin, onBegun, onTooLate }: StartProps) {
  const [failure, setFailure] = useState<AuthFailureKind>();
  const [busy, setBusy] = useState(false);

  async function start(): Promise<void> {
    if (busy) return;
    setBusy(true);
    const result = await begin();
    setBusy(false);
    if (result.ok) return onBegun(result.enrolment);
    if (result.kind === 'recent-login-required') return onTooLate();
    setFailure(result.kind);
  }

  return (
    <Stack gap="5">
      {failure !== undefined && <FormMessage kind="error">{authFailureText(failure)}</FormMessage>}
      <Text>
        You need a phone with an authenticator app, such as Google Authenticator, Microsoft Authenticator or
        1Password. It takes about two minutes, once.
      </Text>
      <Text color="fg.muted">
        No such phone, or the app will not work? Contact support. Until this is set up, nothing else opens.
      </Text>
      <WideButton aria-disabled={busy} onClick={() => void start()}>
        {busy ? 'Starting…' : 'Set up now'}
      </WideButton>
    </Stack>
  );
}
