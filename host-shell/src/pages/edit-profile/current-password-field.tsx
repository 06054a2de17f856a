import { PasswordField } from '../password-field.tsx';
import type { CredentialForm } from './use-credential-form.ts';

/** Whoever changes e-mail address or password proves first who they are. */
export function CurrentPasswordField({ form }: { readonly form: CredentialForm }) {
  return (
    <PasswordField
      label="Current password"
      value={form.current}
      error={form.errors.current}
      onChange={form.setCurrent}
      inputRef={form.currentInput}
    />
  );
}
