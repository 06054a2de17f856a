import { Field, NativeSelect } from '@vcms/ui';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

export interface ChoiceFieldProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly name: Path<Values>;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly help?: string;
}

/** One of a few values. */
export function ChoiceField<Values extends FieldValues>(props: ChoiceFieldProps<Values>) {
  const { form, name, label, options, help } = props;
  const message = form.formState.errors[name]?.message;
  return (
    <Field.Root invalid={message !== undefined}>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field {...form.register(name)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {help !== undefined && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{typeof message === 'string' ? message : null}</Field.ErrorText>
    </Field.Root>
  );
}
