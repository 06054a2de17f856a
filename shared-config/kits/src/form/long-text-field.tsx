import { Field, Textarea } from '@vcms/ui';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

export interface LongTextFieldProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly name: Path<Values>;
  readonly label: string;
  readonly help?: string;
  readonly required?: boolean;
  readonly maxLength?: number;
}

/** A labelled text of several lines, with help and error read out with it. */
export function LongTextField<Values extends FieldValues>(props: LongTextFieldProps<Values>) {
  const { form, name, label, help, required = false, maxLength } = props;
  const message = form.formState.errors[name]?.message;
  return (
    <Field.Root invalid={message !== undefined} required={required}>
      <Field.Label>
        {label} <Field.RequiredIndicator />
      </Field.Label>
      <Textarea rows={3} maxLength={maxLength} {...form.register(name)} />
      {help !== undefined && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{typeof message === 'string' ? message : null}</Field.ErrorText>
    </Field.Root>
  );
}
