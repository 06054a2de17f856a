import { SelectField } from '@vcms/kits';
import { Field, Fieldset, Input, Stack } from '@vcms/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { FieldGrid } from '../field-grid.tsx';
import { CASE_FIELDS, DAY_FIELDS, type NumberField, TYPE_FIELDS } from '../year-form-values.ts';
import { YEAR_LABELS } from '../year-labels.ts';
import {
  type EstablishmentRow,
  type EstablishmentText,
  type EstablishmentValues,
  fieldMessages,
} from './establishment-values.ts';

type TypedField = NumberField | EstablishmentText;

interface TextLook {
  readonly label: string;
  readonly max: number;
  readonly isNumeric?: boolean;
}

const TEXTS: Readonly<Record<EstablishmentText, TextLook>> = {
  name: { label: 'Name of the establishment', max: 100 },
  naics: { label: 'NAICS code of the establishment', max: 6, isNumeric: true },
  street: { label: 'Street', max: 100 },
  city: { label: 'City', max: 100 },
  state: { label: 'State (two letters)', max: 2 },
  zip: { label: 'ZIP code', max: 10, isNumeric: true },
  ein: { label: 'EIN, if it has its own', max: 12, isNumeric: true },
};
const PLACE = ['street', 'city', 'state', 'zip', 'ein'] as const;
/** A number beyond them is told beside its field. */
const NUMBER_LENGTH = 20;

const TYPES = [
  ['private', 'Not a government entity'],
  ['state', 'State government entity'],
  ['local', 'Local government entity'],
] as const satisfies readonly (readonly [EstablishmentValues['type'], string])[];

export interface EstablishmentFieldsProps {
  readonly row: EstablishmentRow;
  readonly onChange: (values: EstablishmentValues) => void;
  /** How often saving stopped here: then all that is missing is told, and the first such field has the focus. */
  readonly stops: number;
}

function Part({
  title,
  help,
  children,
}: {
  readonly title: string;
  readonly help?: string;
  readonly children: ReactNode;
}) {
  return (
    <Fieldset.Root>
      <Stack gap="0.5">
        <Fieldset.Legend fontWeight="medium">{title}</Fieldset.Legend>
        {help !== undefined && <Fieldset.HelperText>{help}</Fieldset.HelperText>}
      </Stack>
      <FieldGrid>{children}</FieldGrid>
    </Fieldset.Root>
  );
}

/** The 300A of one establishment, in the order of the paper. The focus goes to what is wrong, or to its name. */
export function EstablishmentFields({ row, onChange, stops }: EstablishmentFieldsProps) {
  const block = useRef<HTMLDivElement>(null);
  const { values } = row;
  const messages = fieldMessages(row);
  useEffect(() => {
    const wrong = block.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? block.current?.querySelector('input'))?.focus();
  }, [stops]);

  function entry(name: TypedField, { label, max, isNumeric }: TextLook, isRequired = false) {
    // What is not typed yet is no mistake before somebody saves.
    const message = stops > 0 || values[name].trim() !== '' ? messages[name] : undefined;
    return (
      <Field.Root key={name} invalid={message !== undefined} required={isRequired}>
        <Field.Label>
          {label} <Field.RequiredIndicator />
        </Field.Label>
        <Input
          value={values[name]}
          maxLength={max}
          autoComplete="off"
          inputMode={isNumeric === true ? 'numeric' : undefined}
          onChange={({ currentTarget }) => onChange({ ...values, [name]: currentTarget.value })}
        />
        <Field.ErrorText>{message}</Field.ErrorText>
      </Field.Root>
    );
  }
  const numbers = (names: readonly NumberField[]) =>
    names.map((name) => entry(name, { label: YEAR_LABELS[name], max: NUMBER_LENGTH, isNumeric: true }));

  return (
    <Stack ref={block} gap="5">
      <Part title="Establishment">
        {entry('name', TEXTS.name, true)}
        {entry('naics', TEXTS.naics, true)}
      </Part>
      <Part title="Employment">{numbers(['employees', 'hours'])}</Part>
      <Part title="Cases and days" help="Totals of its own 300A. Leave empty for 0.">
        {numbers([...CASE_FIELDS, ...DAY_FIELDS])}
      </Part>
      <Part title="Types" help="The same cases again, by type.">
        {numbers(TYPE_FIELDS)}
      </Part>
      <Part title="Place" help="Needed only for the ITA file.">
        {PLACE.map((name) => entry(name, TEXTS[name]))}
        <SelectField
          label="Kind of establishment"
          value={values.type}
          choices={TYPES}
          onChoose={(type) => onChange({ ...values, type })}
        />
      </Part>
    </Stack>
  );
}
