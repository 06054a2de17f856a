import { type Company, type OshaEstablishment, validateLog, validationText } from '@vcms/domain';
import { oshaEstablishmentSchema } from '@vcms/domain/schemas';
import { sumEstablishments } from '../../../model/ita/sum-establishments.ts';
import { checkTexts } from '../live-checks.ts';
import {
  countsOf,
  countText,
  NUMBER_FIELDS,
  type NumberField,
  numberProblem,
  type YearFormValues,
} from '../year-form-values.ts';

const TEXT_FIELDS = ['name', 'naics', 'street', 'city', 'state', 'zip', 'ein'] as const;
export type EstablishmentText = (typeof TEXT_FIELDS)[number];

/** One establishment as typed. */
export type EstablishmentValues = Record<NumberField | EstablishmentText, string> &
  Pick<OshaEstablishment, 'type'>;
export type EstablishmentField = keyof EstablishmentValues;

/** One row of the list. */
export interface EstablishmentRow {
  /** Of this form alone. */
  readonly key: string;
  readonly values: EstablishmentValues;
  /** What an imported one says beside; nothing of it is typed. */
  readonly imported: Pick<OshaEstablishment, 'companyName' | 'industry'>;
}

function numberTexts(of: (name: NumberField) => string): Record<NumberField, string> {
  return Object.fromEntries(NUMBER_FIELDS.map((name) => [name, of(name)])) as Record<NumberField, string>;
}

/** An empty one, in the industry of the company. */
export function emptyValues(naics: string): EstablishmentValues {
  const texts = { name: '', naics, street: '', city: '', state: '', zip: '', ein: '' };
  return { ...texts, ...numberTexts(() => ''), type: 'private' };
}

/** The first one takes over what was typed of the whole company, and its address: nothing is lost. */
export function firstValues(
  values: YearFormValues,
  { address1, city, state, Zip }: Pick<Company, 'address1' | 'city' | 'state' | 'Zip'>,
): EstablishmentValues {
  return {
    ...emptyValues(values.naics),
    ...numberTexts((name) => values[name]),
    ...{ name: values.establishmentName, street: address1, city, state, zip: Zip },
  };
}

/** A stored one as it was typed. */
export function storedValues(one: OshaEstablishment): EstablishmentValues {
  const texts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, one[name] ?? '']));
  return {
    ...(texts as Record<EstablishmentText, string>),
    ...numberTexts((name) => countText(one[name])),
    type: one.type,
  };
}

/** The record that a row stands for. */
export function establishmentOf({ values, imported }: EstablishmentRow): OshaEstablishment {
  const given = (name: EstablishmentText) => values[name].trim() || undefined;
  return {
    ...imported,
    name: values.name.trim(),
    naics: values.naics.trim(),
    ...{ street: given('street'), city: given('city'), zip: given('zip') },
    state: given('state')?.toUpperCase(),
    ein: given('ein')?.replaceAll(/[\s-]/g, ''),
    type: values.type,
    ...countsOf(values),
  };
}

const OWN_WORDS: Readonly<Partial<Record<EstablishmentField, string>>> = {
  name: validationText('V1', { field: 'the name of the establishment' }),
  naics: 'Enter the 6 digits of the NAICS code.',
};

/** What even a draft needs, by field: values that a record can hold. */
export function fieldMessages(row: EstablishmentRow): Readonly<Partial<Record<EstablishmentField, string>>> {
  const { values } = row;
  const numbers = NUMBER_FIELDS.map((name) => [name, numberProblem(name, values[name])] as const);
  const parsed = oshaEstablishmentSchema.safeParse(establishmentOf(row));
  const texts = TEXT_FIELDS.flatMap((name) => {
    const issue = parsed.error?.issues.find(({ path }) => path[0] === name);
    return issue === undefined ? [] : [[name, OWN_WORDS[name] ?? issue.message] as const];
  });
  return Object.fromEntries([...numbers.filter(([, message]) => message !== undefined), ...texts]);
}

/** How a row is called in a sentence. */
export function rowName({ values }: EstablishmentRow, at: number): string {
  return values.name.trim() || `Establishment ${at + 1}`;
}

function plainName({ values }: EstablishmentRow): string {
  return values.name.trim().toLowerCase();
}

/** Names that more than one row has, plainly written. */
export function namesakesOf(rows: readonly EstablishmentRow[]): ReadonlySet<string> {
  const names = rows.map(plainName).filter((name) => name !== '');
  const seen = new Set<string>();
  return new Set(names.filter((name) => seen.has(name) || !seen.add(name)));
}

export interface RowChecks {
  /** OSHA refuses them, and so does the form when it is submitted. */
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

/**
 * What contradicts or is unusual in one establishment: each is a 300A of its own. Without cases it may have no hours.
 * `everything`: also of parts that are empty.
 */
export function rowChecks(
  row: EstablishmentRow,
  namesakes: ReadonlySet<string>,
  everything: boolean,
): RowChecks {
  const { values } = row;
  const numbers = { ...countsOf(values), noWork: true };
  const { errors, warnings } = validateLog(numbers);
  const said = (checks: typeof errors, all: boolean) =>
    Object.values(checkTexts(checks, values, numbers, all)).flat();
  const twice = namesakes.has(plainName(row)) ? ['Another establishment has this name.'] : [];
  return { errors: [...twice, ...said(errors, everything)], warnings: said(warnings, false) };
}

/** The first row that keeps the year from being stored, or from being submitted; undefined: none does. */
export function brokenRow(rows: readonly EstablishmentRow[], handIn: boolean): EstablishmentRow | undefined {
  const namesakes = namesakesOf(rows);
  return rows.find(
    (row) =>
      Object.keys(fieldMessages(row)).length > 0 ||
      (handIn && rowChecks(row, namesakes, true).errors.length > 0),
  );
}

/** The year's numbers, as its fields show them. */
export function summedTexts(rows: readonly EstablishmentRow[]): Record<NumberField, string> {
  const sums = sumEstablishments(rows.map(({ values }) => countsOf(values)));
  return numberTexts((name) => countText(sums[name]));
}
