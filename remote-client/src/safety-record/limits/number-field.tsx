import { Field, Input } from '@vcms/ui';

export interface NumberFieldProps {
  readonly label: string;
  readonly value: string;
  readonly help?: string;
  readonly placeholder?: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A number as typed. */
export function NumberField({ label, value, help, placeholder, problem, onChange }: NumberFieldProps) {
  return (
    <Field.Root invalid={problem !== undefined} maxW="20rem">
      <Field.Label>{label}</Field.Label>
      <Input
        inputMode="decimal"
        maxLength={9}
        value={value}
        placeholder={placeholder}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {help !== undefined && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{problem}</Field.ErrorText>
    </Field.Root>
  );
}
