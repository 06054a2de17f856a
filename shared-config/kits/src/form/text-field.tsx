import { Field, Input } from '@vcms/ui';
import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

export interface TextFieldProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly name: Path<Values>;
  readonly label: string;
  readonly help?: string;
  readonly required?: boolean;
  readonly type?: HTMLInputTypeAttribute;
  readonly maxLength?: number;
  readonly inputMode?: 'numeric' | 'tel' | 'url' | 'email';
  /** What somebody said of the value that stands there. */
  readonly note?: ReactNode;
}

/** A labelled text field of a form, with help and error read out with it. */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { form, name, label, help, required = false, type = 'text', maxLength, inputMode, note } = props;
  const message = form.formState.errors[name]?.message;
  return (
    <Field.Root invalid={message !== undefined} required={required}>
      <Field.Label>
        {label} <Field.RequiredIndicator />
      </Field.Label>
      <Input type={type} maxLength={maxLength} inputMode={inputMode} {...form.register(name)} />
      {help !== undefined && <Field.HelperText>{help}</Field.HelperText>}
      {note}
      <Field.ErrorText>{typeof message === 'string' ? message : null}</Field.ErrorText>
    </Field.Root>
  );
}
