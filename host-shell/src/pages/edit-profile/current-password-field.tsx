import { CodeField } from '../code-field.tsx';
import { PasswordField } from '../password-field.tsx';
import type { CredentialForm } from './use-credential-form.ts';

export interface CurrentPasswordFieldProps {
  readonly form: CredentialForm;
  /** Two-step sign-in is on. */
  readonly asksCode: boolean;
}

/** Whoever changes e-mail address or password proves first who they are. */
export function CurrentPasswordField({ form, asksCode }: CurrentPasswordFieldProps) {
  return (
    <>
      <PasswordField
        label="Current password"
        value={form.current}
        error={form.errors.current}
        onChange={form.setCurrent}
        inputRef={form.currentInput}
      />
      {asksCode && (
        <CodeField
          value={form.code}
          onChange={form.setCode}
          error={form.errors.code}
          inputRef={form.codeInput}
        />
      )}
    </>
  );
}
