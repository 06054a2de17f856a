import type { AuthResult } from '../../backend/auth-failure.ts';
import type { Proof } from '../../backend/prove-identity.ts';
import { PasswordField } from '../password-field.tsx';
import { PasswordMeter } from '../password-meter.tsx';
import { passwordHelp } from '../password-strength.ts';
import { CredentialFrame } from './credential-frame.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { useCredentialForm } from './use-credential-form.ts';
import type { ReportUnsaved } from './use-unsaved-changes.ts';

export interface PasswordFormProps {
  readonly email: string;
  readonly onChange: (proof: Proof, newPassword: string) => Promise<AuthResult>;
  /** Two-step sign-in is on. */
  readonly asksCode: boolean;
  readonly report: ReportUnsaved;
}

/** Change of the password. */
export function PasswordForm({ email, onChange, asksCode, report }: PasswordFormProps) {
  const form = useCredentialForm({ name: 'password', change: onChange, report });
  return (
    <CredentialFrame
      form={form}
      label="Password"
      saved="Your password is changed. Use the new one from now on. Other devices have to sign in again, at the latest after an hour."
      submitLabel="Change password"
      busyLabel="Changing…"
      intro={
        // Tells password managers whose password changes.
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      }
    >
      <CurrentPasswordField form={form} asksCode={asksCode} />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        help={passwordHelp()}
        value={form.next}
        error={form.errors.next}
        onChange={form.setNext}
        inputRef={form.nextInput}
      />
      <PasswordMeter password={form.next} />
    </CredentialFrame>
  );
}
