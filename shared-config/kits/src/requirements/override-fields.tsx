import { type CalendarDate, OVERRIDE_DAYS_MAX, OVERRIDE_REASON } from '@vcms/domain';
import { Checkbox, Field, Input, InputGroup, SimpleGrid, Stack, Textarea } from '@vcms/ui';
import type { OverrideProblems, OverrideSubject, OverrideValues } from './override-form.ts';

export interface OverrideFieldsProps {
  readonly subject: OverrideSubject;
  readonly values: OverrideValues;
  readonly problems: OverrideProblems;
  readonly today: CalendarDate;
  readonly onChange: (changes: Partial<OverrideValues>) => void;
}

function AmountFields({ subject, values, problems, onChange }: OverrideFieldsProps) {
  const { amount } = subject;
  if (amount === undefined) return null;
  return (
    <>
      <Checkbox.Root
        checked={values.waived}
        onCheckedChange={({ checked }) => onChange({ waived: checked === true })}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>Waive this limit</Checkbox.Label>
      </Checkbox.Root>
      {!values.waived && (
        <Field.Root required invalid={problems.value !== undefined}>
          <Field.Label>
            Limit <Field.RequiredIndicator />
          </Field.Label>
          <InputGroup startElement={amount.prefix}>
            <Input
              inputMode={amount.prefix === '$' ? 'numeric' : 'decimal'}
              maxLength={15}
              value={values.value}
              onChange={({ currentTarget }) => onChange({ value: currentTarget.value })}
            />
          </InputGroup>
          <Field.HelperText>{amount.usualText(values.from)}</Field.HelperText>
          <Field.ErrorText>{problems.value}</Field.ErrorText>
        </Field.Root>
      )}
    </>
  );
}

function DateField(props: {
  readonly label: string;
  readonly value: string;
  readonly min: string;
  readonly required: boolean;
  readonly help?: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}) {
  const { label, value, min, required, help, problem, onChange } = props;
  return (
    <Field.Root required={required} invalid={problem !== undefined}>
      <Field.Label>
        {label} <Field.RequiredIndicator />
      </Field.Label>
      <Input
        type="date"
        min={min}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {help !== undefined && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{problem}</Field.ErrorText>
    </Field.Root>
  );
}

/** Amount or waiver, from when to when, and why. */
export function OverrideFields(props: OverrideFieldsProps) {
  const { subject, values, problems, today, onChange } = props;
  return (
    <Stack gap="4">
      <AmountFields {...props} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <DateField
          label="From"
          required
          min={today}
          value={values.from}
          problem={problems.from}
          onChange={(from) => onChange({ from })}
        />
        <DateField
          label="Until"
          required={values.waived}
          min={today}
          value={values.to}
          help={`This day included. A ${subject.amount?.easier ?? 'lower'} limit needs it, at most ${OVERRIDE_DAYS_MAX} days away.`}
          problem={problems.to}
          onChange={(to) => onChange({ to })}
        />
      </SimpleGrid>
      <Field.Root required invalid={problems.reason !== undefined}>
        <Field.Label>
          Reason <Field.RequiredIndicator />
        </Field.Label>
        <Textarea
          rows={3}
          maxLength={OVERRIDE_REASON.max}
          value={values.reason}
          onChange={({ currentTarget }) => onChange({ reason: currentTarget.value })}
        />
        <Field.HelperText>The contractor can read it.</Field.HelperText>
        <Field.ErrorText>{problems.reason}</Field.ErrorText>
      </Field.Root>
    </Stack>
  );
}
