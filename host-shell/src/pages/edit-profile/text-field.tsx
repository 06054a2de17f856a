import { Field, Input, type InputProps } from '@vcms/ui';
import type { Ref } from 'react';
import { FORM_CONTROL } from '../form-control.ts';

export interface TextFieldProps extends Pick<InputProps, 'type' | 'autoComplete' | 'onBlur' | 'name'> {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  readonly required?: boolean;
  /** Sentence below the field; also marks it as invalid. */
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A labelled input with its help and its error. */
export function TextField({
  label,
  help,
  value,
  required,
  error,
  onChange,
  inputRef,
  ...input
}: TextFieldProps) {
  return (
    <Field.Root invalid={error !== undefined} required={required ?? false}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      <Input
        ref={inputRef}
        {...FORM_CONTROL}
        {...input}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {help !== undefined && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
