import { Box, Stack, Text } from '@vcms/ui';
import { QrCode } from '@vcms/ui/qr-code';
import { type FormEvent, useRef, useState } from 'react';
import type { AuthFailureKind } from '../../backend/auth-failure.ts';
import { plainCode } from '../../backend/prove-identity.ts';
import type { Enrolment } from '../../backend/second-factor-changes.ts';
import { CodeField } from '../code-field.tsx';
import { FormMessage } from '../form-message.tsx';
import { CheckingActions } from './checking-actions.tsx';
import { credentialErrorsOf } from './credential-errors.ts';

export interface ConfirmAppFormProps {
  readonly enrolment: Enrolment;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** The secret for the authenticator app, as a picture and as text, and the first code that proves it arrived. */
export function ConfirmAppForm({ enrolment, onDone, onCancel }: ConfirmAppFormProps) {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<AuthFailureKind>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const result = await enrolment.confirm(plainCode(code));
    setBusy(false);
    if (result.ok) return onDone();
    setFailure(result.kind);
    input.current?.focus();
  }

  const errors = failure === undefined ? {} : credentialErrorsOf(failure);
  return (
    <form method="post" noValidate aria-label="Set up your app" onSubmit={(event) => void submit(event)}>
      {errors.form !== undefined && <FormMessage kind="error">{errors.form}</FormMessage>}
      <Stack gap="5" maxW="28rem">
        <Text>
          Scan this code with an authenticator app, such as Google Authenticator, Microsoft Authenticator or
          1Password. Then enter the 6 digits that the app shows.
        </Text>
        <Box width="14rem" maxW="100%">
          <QrCode text={enrolment.address} label="QR code with the key for your authenticator app" />
        </Box>
        <Box>
          <Text color="fg.muted">No camera? Enter this key in the app:</Text>
          <Text as="code" fontFamily="mono" overflowWrap="anywhere" data-testid="totp-secret">
            {enrolment.secret}
          </Text>
        </Box>
        <CodeField value={code} error={errors.code ?? errors.current} onChange={setCode} inputRef={input} />
        <CheckingActions verb="Turn on" busy={busy} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
