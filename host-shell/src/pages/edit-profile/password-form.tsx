import { Stack } from '@vcms/ui';
import type { AuthResult } from '../../backend/auth-failure.ts';
import { FormMessage } from '../form-message.tsx';
import { PasswordField } from '../password-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormActions } from './form-actions.tsx';
import { useCredentialForm } from './use-credential-form.ts';
import type { ReportUnsaved } from './use-unsaved-changes.ts';

export interface PasswordFormProps {
  readonly email: string;
  readonly onChange: (currentPassword: string, newPassword: string) => Promise<AuthResult>;
  readonly report: ReportUnsaved;
}

/** Change of the password. */
export function PasswordForm({ email, onChange, report }: PasswordFormProps) {
  const form = useCredentialForm({ name: 'password', change: onChange, report });
  const { errors, entries, phase } = form;
  return (
    <form method="post" noValidate aria-label="Password" onSubmit={(event) => void form.submit(event)}>
      {entries.length > 0 && <ErrorSummary key={form.attempt} entries={entries} />}
      {errors.form !== undefined && <FormMessage kind="error">{errors.form}</FormMessage>}
      {phase === 'saved' && (
        <FormMessage kind="success">
          Your password is changed. Use the new one from now on. Other devices have to sign in again, at the
          latest after an hour.
        </FormMessage>
      )}
      {/* Tells password managers whose password changes. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Stack gap="5" maxW="28rem">
        <PasswordField
          label="Current password"
          value={form.current}
          error={errors.current}
          onChange={form.setCurrent}
          inputRef={form.currentInput}
        />
        <PasswordField
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          help="At least 6 characters; 12 or more are safer."
          value={form.next}
          error={errors.next}
          onChange={form.setNext}
          inputRef={form.nextInput}
        />
      </Stack>
      <FormActions
        label="Change password"
        busyLabel="Changing…"
        phase={phase}
        onDiscard={form.current !== '' || form.next !== '' ? form.reset : undefined}
      />
    </form>
  );
}
