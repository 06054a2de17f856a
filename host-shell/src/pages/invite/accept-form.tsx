import { Checkbox, Field, Stack } from '@vcms/ui';
import type { InvitationBackend, OpenInvitation } from '../../backend/invitation-backend.ts';
import { TextField } from '../edit-profile/text-field.tsx';
import { FormMessage } from '../form-message.tsx';
import { PasswordField } from '../password-field.tsx';
import { PasswordMeter } from '../password-meter.tsx';
import { passwordHelp } from '../password-strength.ts';
import { WideButton } from '../wide-button.tsx';
import { CompanyFields } from './company-fields.tsx';
import { useAcceptance } from './use-acceptance.ts';

export interface AcceptFormProps {
  readonly token: string;
  readonly invitation: OpenInvitation;
  readonly invitations: Pick<InvitationBackend, 'accept'>;
  /** Signs in with the new account; answers a sentence when that is refused. */
  readonly signIn: (email: string, password: string) => Promise<string | undefined>;
  readonly newRequestId: () => string;
}

/** Names, phone and password of a new person, and the company where it is new as well. */
export function AcceptForm({ invitation, ...options }: AcceptFormProps) {
  const { draft, errors, message, busy, change, submit } = useAcceptance({ invitation, ...options });
  const { newCompanyKind, leastPasswordLength: least } = invitation;
  return (
    <form
      method="post"
      noValidate
      aria-label="Accept the invitation"
      onSubmit={(event) => void submit(event)}
    >
      {message !== undefined && <FormMessage kind="error">{message}</FormMessage>}
      {/* Tells password managers whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={invitation.email} readOnly hidden />
      <Stack gap="5">
        <NameFields draft={draft} errors={errors} onChange={change} />
        <div>
          <PasswordField
            name="newPassword"
            autoComplete="new-password"
            help={passwordHelp(least)}
            value={draft.password}
            error={errors.password}
            onChange={(password) => change({ password })}
          />
          <PasswordMeter password={draft.password} least={least} />
        </div>
        {newCompanyKind !== undefined && (
          <CompanyFields kind={newCompanyKind} draft={draft} errors={errors} onChange={change} />
        )}
        <Field.Root invalid={errors.agreed !== undefined}>
          <Checkbox.Root
            checked={draft.agreed}
            invalid={errors.agreed !== undefined}
            onCheckedChange={({ checked }) => change({ agreed: checked === true })}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>
              I agree that my data is used to manage contractor compliance, and I keep my password to myself.
            </Checkbox.Label>
          </Checkbox.Root>
          <Field.ErrorText>{errors.agreed}</Field.ErrorText>
        </Field.Root>
        <WideButton type="submit" aria-disabled={busy}>
          {busy ? 'Setting up your account…' : 'Accept and sign in'}
        </WideButton>
      </Stack>
    </form>
  );
}

function NameFields({
  draft,
  errors,
  onChange,
}: Pick<Parameters<typeof CompanyFields>[0], 'draft' | 'errors' | 'onChange'>) {
  return (
    <>
      <TextField
        name="firstName"
        label="First name"
        required
        autoComplete="given-name"
        value={draft.firstName}
        error={errors.firstName}
        onChange={(firstName) => onChange({ firstName })}
      />
      <TextField
        name="lastName"
        label="Last name"
        required
        autoComplete="family-name"
        value={draft.lastName}
        error={errors.lastName}
        onChange={(lastName) => onChange({ lastName })}
      />
      <TextField
        name="phone"
        label="Phone"
        type="tel"
        autoComplete="tel"
        value={draft.phone}
        error={errors.phone}
        onChange={(phone) => onChange({ phone })}
      />
    </>
  );
}
