import { ChoiceField, LongTextField, TextField, type useCheckedForm } from '@vcms/kits/form';
import { Alert, Field, Fieldset, Flex, Input, Stack, Text } from '@vcms/ui';
import type { ReactNode } from 'react';
import type { ReturnWords } from '../findings.ts';
import { FieldGrid } from './field-grid.tsx';
import type { LiveChecks } from './live-checks.ts';
import {
  CASE_FIELDS,
  DAY_FIELDS,
  type NumberField,
  TYPE_FIELDS,
  type YearFormValues,
} from './year-form-values.ts';
import { YEAR_LABELS } from './year-labels.ts';

type YearForm = ReturnType<typeof useCheckedForm<YearFormValues>>;

export interface YearFieldsProps {
  readonly form: YearForm;
  readonly checks: LiveChecks;
  readonly returned: ReturnWords | undefined;
  /** The numbers are a sum and cannot be typed. */
  readonly isSum: boolean;
}

interface PartProps {
  readonly title: string;
  readonly help?: string;
  readonly errors?: readonly string[];
  readonly warnings?: readonly string[];
  readonly columns?: number;
  readonly children: ReactNode;
}

/** A block of the paper, with what is wrong in it said below as it is typed. */
function YearPartBlock({ title, help, errors = [], warnings = [], columns = 2, children }: PartProps) {
  return (
    <Fieldset.Root mb={errors.length + warnings.length > 0 ? '7' : '4'} invalid={errors.length > 0}>
      <Stack gap="0.5">
        <Fieldset.Legend fontWeight="semibold" fontSize="md">
          {title}
        </Fieldset.Legend>
        {help !== undefined && <Fieldset.HelperText>{help}</Fieldset.HelperText>}
      </Stack>
      <FieldGrid columns={columns}>{children}</FieldGrid>
      <Stack role="status" aria-live="polite" gap="2">
        {errors.map((error) => (
          <Alert.Root key={error} status="error" size="sm">
            <Alert.Indicator />
            <Alert.Title>{error}</Alert.Title>
          </Alert.Root>
        ))}
        {warnings.map((warning) => (
          <Alert.Root key={warning} status="warning" size="sm">
            <Alert.Indicator />
            <Alert.Title>{warning}</Alert.Title>
          </Alert.Root>
        ))}
      </Stack>
    </Fieldset.Root>
  );
}

/** What the reviewer said of one field. */
export function FieldFinding({ texts }: { readonly texts: readonly string[] | undefined }) {
  if (texts === undefined) return null;
  return (
    <Text textStyle="sm" color="fg.warning" fontWeight="medium">
      Returned: {texts.join(' ')}
    </Text>
  );
}

interface NumberInputProps extends Omit<YearFieldsProps, 'checks'> {
  readonly name: NumberField;
}

function NumberInput({ form, name, returned, isSum }: NumberInputProps) {
  const message = form.formState.errors[name]?.message;
  return (
    <Field.Root invalid={message !== undefined} readOnly={isSum}>
      <Field.Label>{YEAR_LABELS[name]}</Field.Label>
      <Input
        inputMode="numeric"
        autoComplete="off"
        placeholder={name === 'hours' || name === 'employees' ? '' : '0'}
        fontVariantNumeric="tabular-nums"
        {...form.register(name)}
      />
      <FieldFinding texts={returned?.findings.get(name)} />
      <Field.ErrorText>{message}</Field.ErrorText>
    </Field.Root>
  );
}

function Numbers({
  names,
  ...props
}: Omit<NumberInputProps, 'name'> & { readonly names: readonly NumberField[] }) {
  return names.map((name) => <NumberInput key={name} name={name} {...props} />);
}

/** Cases, days, types, establishment, employment, in the order of the 300A. */
export function YearNumbers({ checks, ...props }: YearFieldsProps) {
  const { form } = props;
  return (
    <>
      <YearPartBlock title="Number of cases" help="Totals of columns G to J. Leave empty for 0.">
        <Numbers names={CASE_FIELDS} {...props} />
      </YearPartBlock>
      <YearPartBlock title="Number of days" errors={checks.errors.days} warnings={checks.warnings.days}>
        <Numbers names={DAY_FIELDS} {...props} />
      </YearPartBlock>
      <YearPartBlock
        title="Injury and illness types"
        help="The same cases again, by type."
        errors={checks.errors.types}
        warnings={checks.warnings.types}
      >
        <Numbers names={TYPE_FIELDS} {...props} />
      </YearPartBlock>
      <EstablishmentPart form={form} returned={props.returned} />
      <YearPartBlock
        title="Employment"
        help="Hours really worked, with overtime and supervised temporary workers, without vacation, sick days and holidays."
        errors={checks.errors.employment}
        warnings={checks.warnings.employment}
      >
        <Numbers names={['employees', 'hours']} {...props} />
      </YearPartBlock>
    </>
  );
}

interface TextPartProps {
  readonly form: YearForm;
  readonly returned: ReturnWords | undefined;
}

export function EstablishmentPart({ form, returned }: TextPartProps) {
  const finding = (name: string) => <FieldFinding texts={returned?.findings.get(name)} />;
  return (
    <YearPartBlock title="Establishment">
      <TextField
        form={form}
        name="establishmentName"
        label="Establishment name"
        required
        maxLength={100}
        note={finding('establishmentName')}
      />
      <TextField
        form={form}
        name="naics"
        label="NAICS code"
        required
        maxLength={6}
        inputMode="numeric"
        note={finding('naics')}
      />
    </YearPartBlock>
  );
}

export function CertificationPart({ form, returned }: TextPartProps) {
  const finding = (name: string) => <FieldFinding texts={returned?.findings.get(name)} />;
  return (
    <YearPartBlock title="Certification" help="The company executive who signed the 300A.">
      <TextField
        form={form}
        name="certifiedBy"
        label="Company executive"
        maxLength={120}
        note={finding('certifiedBy')}
      />
      <TextField form={form} name="certifiedTitle" label="Title" maxLength={80} />
      <TextField form={form} name="certifiedOn" label="Date" type="date" note={finding('certifiedOn')} />
    </YearPartBlock>
  );
}

/** Whether there was work, and whether OSHA exempts the company from keeping the log. */
export function WorkPart({ form }: Pick<YearFieldsProps, 'form'>) {
  return (
    <YearPartBlock title="Work and recordkeeping">
      <ChoiceField
        form={form}
        name="work"
        label="Work in this year"
        options={[
          { value: 'yes', label: 'Employees worked' },
          { value: 'no', label: 'No work this year' },
        ]}
      />
      <ChoiceField
        form={form}
        name="exemption"
        label="OSHA recordkeeping"
        options={[
          { value: 'none', label: 'Required' },
          { value: 'size', label: 'Exempt: 10 employees or fewer' },
          { value: 'industry', label: 'Exempt: low-hazard industry' },
        ]}
      />
    </YearPartBlock>
  );
}

/** Asked where numbers are unusual; the reviewer reads it. */
export function ExplanationPart({ form, checks, returned }: Omit<YearFieldsProps, 'isSum'>) {
  const { changes, mustExplain } = checks;
  if (!mustExplain && form.watch('explanation') === '') return null;
  return (
    <YearPartBlock title="Explanation" columns={1} warnings={changes.map(({ text }) => text)}>
      <Flex direction="column" gap="2">
        <LongTextField
          form={form}
          name="explanation"
          label="Why these numbers are right"
          help="At least 20 characters. The reviewer reads it beside the warnings."
          maxLength={2000}
        />
        <FieldFinding texts={returned?.findings.get('explanation')} />
      </Flex>
    </YearPartBlock>
  );
}
