import { Button, Stack } from '@vcms/ui';
import { useState } from 'react';
import type { SessionSignInResult } from '../auth/session-controller.ts';
import type { SessionState, SignedOutReason } from '../auth/session-state.ts';
import type { AuthResult } from '../backend/auth-failure.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { FORM_CONTROL } from './form-control.ts';
import { FormHeading } from './form-heading.tsx';
import { FormMessage } from './form-message.tsx';
import { SignInForm } from './sign-in-form.tsx';

export interface LoginPageProps {
  readonly session: SessionState;
  readonly signIn: (email: string, password: string) => Promise<SessionSignInResult>;
  readonly sendPasswordReset: (email: string) => Promise<AuthResult>;
  /** Goes to the page the visitor asked for, else to the dashboard. */
  readonly onSignedIn: () => void;
  readonly onSignOut: () => void;
}

const REASON_TEXT: Readonly<Partial<Record<SignedOutReason, string>>> = {
  'signed-out': 'You have been signed out.',
  'session-ended': 'You have been signed out. Sign in again to go on.',
  'check-failed': 'Your sign-in could not be checked. Check your connection and sign in again.',
};

/** Content of /login/ (domain 4.1). Somebody who is signed in already stays here until they choose (A14). */
export function LoginPage({ session, signIn, sendPasswordReset, onSignedIn, onSignOut }: LoginPageProps) {
  const [email, setEmail] = useState('');
  const [view, setView] = useState<'sign-in' | 'forgot-password'>('sign-in');
  const [leaving, setLeaving] = useState(false);

  async function signInAndLeave(address: string, password: string): Promise<SessionSignInResult> {
    setLeaving(true);
    const result = await signIn(address, password);
    if (!result.ok) setLeaving(false);
    return result;
  }

  if (session.kind === 'in' && !leaving) {
    return <AlreadySignedIn email={session.user.email} onContinue={onSignedIn} onSignOut={onSignOut} />;
  }
  if (view === 'forgot-password') {
    return (
      <>
        <FormHeading title="Reset your password">We send you a link to set a new one.</FormHeading>
        <ForgotPasswordForm
          email={email}
          onEmailChange={setEmail}
          sendPasswordReset={sendPasswordReset}
          onBack={() => setView('sign-in')}
        />
      </>
    );
  }
  return (
    <>
      <FormHeading title="Sign in">With the e-mail address of your account.</FormHeading>
      <SignedOutMessage session={session} />
      <SignInForm
        email={email}
        onEmailChange={setEmail}
        signIn={signInAndLeave}
        onSignedIn={onSignedIn}
        onForgotPassword={() => setView('forgot-password')}
      />
    </>
  );
}

function SignedOutMessage({ session }: { readonly session: SessionState }) {
  if (session.kind !== 'out') return null;
  if (session.reason === 'disabled') {
    return <FormMessage kind="error">This account is disabled. Contact support.</FormMessage>;
  }
  const text = REASON_TEXT[session.reason];
  return text === undefined ? null : <FormMessage kind="info">{text}</FormMessage>;
}

interface AlreadySignedInProps {
  readonly email: string;
  readonly onContinue: () => void;
  readonly onSignOut: () => void;
}

function AlreadySignedIn({ email, onContinue, onSignOut }: AlreadySignedInProps) {
  return (
    <>
      <FormHeading title="You are signed in">As {email}.</FormHeading>
      <Stack gap="4">
        <Button size="lg" width="full" minH={FORM_CONTROL.minH} onClick={onContinue}>
          Continue
        </Button>
        <Button
          size="lg"
          width="full"
          minH={FORM_CONTROL.minH}
          variant="outline"
          colorPalette="gray"
          onClick={onSignOut}
        >
          Sign out and use another account
        </Button>
      </Stack>
    </>
  );
}
