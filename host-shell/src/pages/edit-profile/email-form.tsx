import { Stack, Text } from '@vcms/ui';
import type { AuthResult } from '../../backend/auth-failure.ts';
import { FormMessage } from '../form-message.tsx';
import { PasswordField } from '../password-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormActions } from './form-actions.tsx';
import { TextField } from './text-field.tsx';
import { useCredentialForm } from './use-credential-form.ts';
import type { ReportUnsaved } from './use-unsaved-changes.ts';

export interface EmailFormProps {
  readonly email: string;
  readonly onChange: (currentPassword: string, newEmail: string) => Promise<AuthResult>;
  readonly report: ReportUnsaved;
}

/** Change of the sign-in address: it counts only after the link in the mail was opened. */
export function EmailForm({ email, onChange, report }: EmailFormProps) {
  const form = useCredentialForm({ name: 'email', change: onChange, report });
  const { errors, entries, phase } = form;
  return (
    <form method="post" noValidate aria-label="E-mail address" onSubmit={(event) => void form.submit(event)}>
      {entries.length > 0 && <ErrorSummary key={form.attempt} entries={entries} />}
      {errors.form !== undefined && <FormMessage kind="error">{errors.form}</FormMessage>}
      {phase === 'saved' && (
        <FormMessage kind="success">
          We sent a mail to {form.changedTo}. Open the link in it to confirm the new address. Until then you
          go on signing in with {email}. Once it is confirmed you are signed out here and sign in with the new
          address.
        </FormMessage>
      )}
      <Text mb="5" overflowWrap="anywhere">
        You sign in with <strong>{email}</strong>.
      </Text>
      <Stack gap="5" maxW="28rem">
        <TextField
          label="New e-mail address"
          name="newEmail"
          type="email"
          autoComplete="email"
          value={form.next}
          error={errors.next}
          onChange={form.setNext}
          inputRef={form.nextInput}
        />
        <PasswordField
          label="Current password"
          value={form.current}
          error={errors.current}
          onChange={form.setCurrent}
          inputRef={form.currentInput}
        />
      </Stack>
      <FormActions
        label="Send confirmation mail"
        busyLabel="Sending…"
        phase={phase}
        onDiscard={form.current !== '' || form.next !== '' ? form.reset : undefined}
      />
    </form>
  );
}
