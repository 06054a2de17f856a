import { Field, Input } from '@vcms/ui';
import type { Ref } from 'react';
import { FORM_CONTROL } from './form-control.ts';

export interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** The code of an authenticator app: phones show digits, password managers fill it in. */
export function CodeField({ value, onChange, error, inputRef }: CodeFieldProps) {
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>Code from your app</Field.Label>
      <Input
        ref={inputRef}
        type="text"
        name="code"
        size="lg"
        {...FORM_CONTROL}
        inputMode="numeric"
        autoComplete="one-time-code"
        letterSpacing="0.15em"
        fontVariantNumeric="tabular-nums"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Field.HelperText>6 digits. It changes every 30 seconds.</Field.HelperText>
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
