import { Text } from '@vcms/ui';
import type { AuthResult } from '../../backend/auth-failure.ts';
import type { Proof } from '../../backend/prove-identity.ts';
import { CredentialFrame } from './credential-frame.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { TextField } from './text-field.tsx';
import { useCredentialForm } from './use-credential-form.ts';
import type { ReportUnsaved } from './use-unsaved-changes.ts';

export interface EmailFormProps {
  readonly email: string;
  readonly onChange: (proof: Proof, newEmail: string) => Promise<AuthResult>;
  /** Two-step sign-in is on. */
  readonly asksCode: boolean;
  readonly report: ReportUnsaved;
}

/** Change of the sign-in address: it counts only after the link in the mail was opened. */
export function EmailForm({ email, onChange, asksCode, report }: EmailFormProps) {
  const form = useCredentialForm({ name: 'email', change: onChange, report });
  const saved =
    `We sent a mail to ${form.changedTo}. Open the link in it to confirm the new address. Until then you go on ` +
    `signing in with ${email}. Once it is confirmed you are signed out here and sign in with the new address.`;
  return (
    <CredentialFrame
      form={form}
      label="E-mail address"
      saved={saved}
      submitLabel="Send confirmation mail"
      busyLabel="Sending…"
      intro={
        <Text mb="5" overflowWrap="anywhere">
          You sign in with <strong>{email}</strong>.
        </Text>
      }
    >
      <TextField
        label="New e-mail address"
        name="newEmail"
        type="email"
        autoComplete="email"
        value={form.next}
        error={form.errors.next}
        onChange={form.setNext}
        inputRef={form.nextInput}
      />
      <CurrentPasswordField form={form} asksCode={asksCode} />
    </CredentialFrame>
  );
}
