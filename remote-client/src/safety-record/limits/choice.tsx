import { SelectField } from '@vcms/kits';

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
    <SelectField
      {...{ label, value, help }}
      maxW="20rem"
      choices={values.map((entry) => [entry, options[entry]])}
      onChoose={onChange}
    />
  );
}
