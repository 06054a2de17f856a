import { Checkbox, Fieldset, Text, Wrap } from '@vcms/ui';

export interface ValueChoiceProps {
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** Said when there is nothing to choose from. */
  readonly empty: string;
}

/** Several of a few values. */
export function ValueChoice({ legend, options, chosen, onChange, empty }: ValueChoiceProps) {
  function press(value: string, isOn: boolean): void {
    const others = chosen.filter((one) => one !== value);
    onChange(isOn ? [...others, value] : others);
  }
  return (
    <Fieldset.Root>
      <Fieldset.Legend>{legend}</Fieldset.Legend>
      {options.length === 0 && <Text color="fg.muted">{empty}</Text>}
      <Wrap gap="4">
        {options.map(({ value, label }) => (
          <Checkbox.Root
            key={value}
            checked={chosen.includes(value)}
            onCheckedChange={({ checked }) => press(value, checked === true)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{label}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Wrap>
    </Fieldset.Root>
  );
}
