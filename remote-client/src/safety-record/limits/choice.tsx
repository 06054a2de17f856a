import { Field, NativeSelect } from '@vcms/ui';

export interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  /** By value, in the order shown. */
  readonly options: Readonly<Record<Value, string>>;
  readonly help?: string;
  readonly onChange: (value: Value) => void;
}

/** One of a few values. */
export function Choice<Value extends string>({ label, value, options, help, onChange }: ChoiceProps<Value>) {
  const values = Object.keys(options) as Value[];
  return (
    <Field.Root maxW="20rem">
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={value}
          onChange={({ currentTarget }) =>
            onChange(values.find((entry) => entry === currentTarget.value) ?? value)
          }
        >
          {values.map((entry) => (
            <option key={entry} value={entry}>
              {options[entry]}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {help !== undefined && <Field.HelperText>{help}</Field.HelperText>}
    </Field.Root>
  );
}
