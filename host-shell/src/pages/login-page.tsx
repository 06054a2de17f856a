import { useState } from 'react';
import type { SecondFactorAnswer, SessionSignInResult } from '../auth/session-controller.ts';
import type { SessionState } from '../auth/session-state.ts';
import type { AuthFailureKind, AuthResult } from '../backend/auth-failure.ts';
import { AlreadySignedIn } from './already-signed-in.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { FormHeading } from './form-heading.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignedOutMessage } from './signed-out-message.tsx';

export interface LoginPageProps {
  readonly session: SessionState;
  readonly signIn: (email: string, password: string) => Promise<SessionSignInResult>;
  /** undefined: the provider is not configured, and there is no button. */
  readonly signInWithGoogle: (() => Promise<SessionSignInResult>) | undefined;
  readonly sendPasswordReset: (email: string) => Promise<AuthResult>;
  /** Goes to the page the visitor asked for, else to the dashboard. */
  readonly onSignedIn: () => void;
  readonly onSignOut: () => void;
}

/** The code has arrived with the need for it. */
interface SecondStep {
  readonly Form: typeof import('./second-factor-form.tsx').SecondFactorForm;
  readonly answer: SecondFactorAnswer;
}

/** Content of /login/ (domain 4.1). Somebody who is signed in already stays here until they choose (A14). */
export function LoginPage(props: LoginPageProps) {
  const { session, signIn, signInWithGoogle, sendPasswordReset, onSignedIn, onSignOut } = props;
  const [email, setEmail] = useState('');
  const [view, setView] = useState<'sign-in' | 'forgot-password'>('sign-in');
  const [leaving, setLeaving] = useState(false);
  const [attempted, setAttempted] = useState(false);
  const [secondStep, setSecondStep] = useState<SecondStep>();

  async function openSecondStep(answer: SecondFactorAnswer): Promise<AuthFailureKind | undefined> {
    try {
      const { SecondFactorForm } = await import('./second-factor-form.tsx');
      setSecondStep({ Form: SecondFactorForm, answer });
      return undefined;
    } catch {
      return 'network';
    }
  }

  async function leaveAfter(attempt: () => Promise<SessionSignInResult>): Promise<SessionSignInResult> {
    setLeaving(true);
    setAttempted(true);
    const result = await attempt();
    if (!result.ok) setLeaving(false);
    else setAttempted(false);
    return result;
  }

  if (session.kind === 'in' && !leaving) {
    return <AlreadySignedIn email={session.user.email} onContinue={onSignedIn} onSignOut={onSignOut} />;
  }
  if (secondStep !== undefined) {
    const { Form, answer } = secondStep;
    return (
      <Form
        answer={(code) => leaveAfter(() => answer(code))}
        onSignedIn={onSignedIn}
        onBack={() => setSecondStep(undefined)}
      />
    );
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
      <FormHeading title="Sign in">Enter your work email and password.</FormHeading>
      {/* Old news after a refusal: the form then says what happened, once. What ends a session that began is news. */}
      {!attempted && <SignedOutMessage session={session} />}
      <SignInForm
        email={email}
        onEmailChange={setEmail}
        signIn={(address, password) => leaveAfter(() => signIn(address, password))}
        signInWithGoogle={signInWithGoogle && (() => leaveAfter(signInWithGoogle))}
        onSignedIn={onSignedIn}
        onSecondFactor={openSecondStep}
        onForgotPassword={() => setView('forgot-password')}
      />
    </>
  );
}
