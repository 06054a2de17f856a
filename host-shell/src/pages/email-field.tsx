import { Field, Input } from '@vcms/ui';
import type { Ref } from 'react';

import { FORM_CONTROL } from './form-control.ts';

export interface EmailFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Sentence below the field; also marks it as invalid. */
  readonly error: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** E-mail address of an account; `username` is what password managers look for. */
export function EmailField({ value, onChange, error, inputRef }: EmailFieldProps) {
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>E-mail</Field.Label>
      <Input
        ref={inputRef}
        type="email"
        name="email"
        size="lg"
        {...FORM_CONTROL}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
