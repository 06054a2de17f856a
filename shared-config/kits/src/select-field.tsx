import { Field, NativeSelect } from '@vcms/ui';
import type { ComponentProps } from 'react';

/** A value and how it is called; numbers stay numbers. */
type Choice<Value extends string | number> = readonly [value: Value, label: string];

export interface SelectFieldProps<Value extends string | number>
  extends Omit<ComponentProps<typeof Field.Root>, 'onChange' | 'children'> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChoose: (value: Value) => void;
  readonly help?: string | undefined;
  /** `sm` beside filters of a register. */
  readonly size?: 'sm';
}

/** One of a few values, chosen from the browser's own list, with its label above. A form's is `ChoiceField` of kits/form. */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { label, value, choices, onChoose, help, size, ...place } = props;
  return (
    <Field.Root {...place}>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root {...(size === undefined ? {} : { size, minW: '32' })}>
        <NativeSelect.Field
          value={value}
          onChange={({ currentTarget }) => {
            const chosen = choices[currentTarget.selectedIndex];
            if (chosen !== undefined) onChoose(chosen[0]);
          }}
        >
          {choices.map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {help !== undefined && <Field.HelperText>{help}</Field.HelperText>}
    </Field.Root>
  );
}
