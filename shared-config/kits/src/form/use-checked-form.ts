import { type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';

/** The first message of each wrong field. */
export type FieldMessages<Values> = Readonly<Partial<Record<keyof Values & string, string>>>;

/** A form checked as a whole by one pure function, on submit and then while its wrong fields are mended. */
export function useCheckedForm<Values extends FieldValues>(
  initial: Values,
  check: (values: Values) => FieldMessages<Values>,
): UseFormReturn<Values> {
  return useForm<Values>({
    defaultValues: initial as never,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    resolver: (values) => {
      const messages = Object.entries<string | undefined>(check(values));
      const errors = messages.flatMap(([name, message]) =>
        message === undefined ? [] : [[name, { type: 'check', message }]],
      );
      return errors.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: Object.fromEntries(errors) as never };
    },
  });
}

/** Puts the answer of the server under the field that it names: `private.ein` under `ein`. False: there is no such field. */
export function showRefusal<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  field: string | undefined,
  message: string,
): boolean {
  const name = field?.split('.').at(-1);
  if (name === undefined || !(name in form.getValues())) return false;
  form.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: true });
  return true;
}
