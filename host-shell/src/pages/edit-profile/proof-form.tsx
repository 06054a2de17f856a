import { Stack } from '@vcms/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { AuthFailureKind } from '../../backend/auth-failure.ts';
import { type Proof, plainCode } from '../../backend/prove-identity.ts';
import { CodeField } from '../code-field.tsx';
import { FormMessage } from '../form-message.tsx';
import { PasswordField } from '../password-field.tsx';
import { CheckingActions } from './checking-actions.tsx';
import { credentialErrorsOf } from './credential-errors.ts';

export interface ProofFormProps {
  /** Name of the form. */
  readonly label: string;
  readonly verb: string;
  readonly asksCode: boolean;
  /** After success the form is gone. */
  readonly onProof: (
    proof: Proof,
  ) => Promise<{ readonly ok: true } | { readonly ok: false; readonly kind: AuthFailureKind }>;
  readonly onCancel: () => void;
}

/** Whoever changes two-step sign-in proves first who they are. */
export function ProofForm({ label, verb, asksCode, onProof, onCancel }: ProofFormProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<AuthFailureKind>();
  const [busy, setBusy] = useState(false);
  const passwordInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  useEffect(() => passwordInput.current?.focus(), []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const result = await onProof({ password, code: plainCode(code) });
    setBusy(false);
    if (result.ok) return;
    setFailure(result.kind);
    const isAboutCode = credentialErrorsOf(result.kind).code !== undefined;
    (isAboutCode ? codeInput : passwordInput).current?.focus();
  }

  const errors = failure === undefined ? {} : credentialErrorsOf(failure);
  return (
    <form method="post" noValidate aria-label={label} onSubmit={(event) => void submit(event)}>
      {errors.form !== undefined && <FormMessage kind="error">{errors.form}</FormMessage>}
      <Stack gap="5" maxW="28rem">
        <PasswordField
          label="Current password"
          value={password}
          error={errors.current}
          onChange={setPassword}
          inputRef={passwordInput}
        />
        {asksCode && <CodeField value={code} error={errors.code} onChange={setCode} inputRef={codeInput} />}
        <CheckingActions verb={verb} busy={busy} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
