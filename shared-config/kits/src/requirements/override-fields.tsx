import { type CalendarDate, OVERRIDE_DAYS_MAX, OVERRIDE_REASON } from '@vcms/domain';
import {
  Checkbox,
  Field,
  Input,
  InputGroup,
  NativeSelect,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
} from '@vcms/ui';
import type { OverrideAmount, OverrideProblems, OverrideSubject, OverrideValues } from './override-form.ts';

export interface OverrideFieldsProps {
  readonly subject: OverrideSubject;
  readonly values: OverrideValues;
  readonly problems: OverrideProblems;
  readonly today: CalendarDate;
  readonly onChange: (changes: Partial<OverrideValues>) => void;
}

type AmountProps = OverrideFieldsProps & { readonly amount: OverrideAmount };

function AmountField({ amount, values, problems, onChange }: AmountProps) {
  const { name = 'Limit', prefix, choices } = amount;
  const typing = amount.name === undefined ? 'decimal' : 'text';
  return (
    <Field.Root required invalid={problems.value !== undefined}>
      <Field.Label>
        {name} <Field.RequiredIndicator />
      </Field.Label>
      {choices === undefined ? (
        <InputGroup startElement={prefix}>
          <Input
            inputMode={prefix === '$' ? 'numeric' : typing}
            maxLength={15}
            value={values.value}
            onChange={({ currentTarget }) => onChange({ value: currentTarget.value })}
          />
        </InputGroup>
      ) : (
        <NativeSelect.Root>
          <NativeSelect.Field
            value={values.value}
            onChange={({ currentTarget }) => onChange({ value: currentTarget.value })}
          >
            {choices.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
      <Field.HelperText>{amount.usualText(values.from)}</Field.HelperText>
      <Field.ErrorText>{problems.value}</Field.ErrorText>
    </Field.Root>
  );
}

function AmountFields(props: OverrideFieldsProps) {
  const { subject, values, onChange } = props;
  const { amount } = subject;
  if (amount === undefined) return null;
  if (amount.only !== undefined) return <Text>{amount.usualText(values.from)}</Text>;
  return (
    <>
      <Checkbox.Root
        checked={values.waived}
        onCheckedChange={({ checked }) => onChange({ waived: checked === true })}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>Waive this {wordOf(amount)}</Checkbox.Label>
      </Checkbox.Root>
      {!values.waived && <AmountField {...props} amount={amount} />}
    </>
  );
}

function wordOf(amount: OverrideAmount | undefined): string {
  return amount?.name === undefined ? 'limit' : 'requirement';
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
          help={`This day included. A ${subject.amount?.easier ?? 'lower'} ${wordOf(subject.amount)} needs it, at most ${OVERRIDE_DAYS_MAX} days away.`}
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
