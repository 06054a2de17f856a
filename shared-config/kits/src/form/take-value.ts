import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Puts an offered value into its field, as if it had been typed. */
export function takeValue<Values extends FieldValues, Name extends Path<Values>>(
  form: UseFormReturn<Values>,
  field: Name,
  value: PathValue<Values, Name>,
): void {
  form.setValue(field, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
}
