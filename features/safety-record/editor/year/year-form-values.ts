import {
  type Company,
  type LogCheck,
  logCheckText,
  type OshaEstablishment,
  type OshaYear,
  validateLog,
  validationText,
  yearRates,
} from '@vcms/domain';
import type { FieldMessages } from '@vcms/kits/form';
import type { SafetyContent } from '../../data/evidence-writer.ts';

export const CASE_FIELDS = ['G', 'H', 'I', 'J'] as const;
export const DAY_FIELDS = ['K', 'L'] as const;
export const TYPE_FIELDS = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6'] as const;
/** Counts that the paper has as totals; left empty they are 0. */
const COUNT_FIELDS = [...CASE_FIELDS, ...DAY_FIELDS, ...TYPE_FIELDS] as const;
type CountField = (typeof COUNT_FIELDS)[number];
export const NUMBER_FIELDS = [...COUNT_FIELDS, 'employees', 'hours'] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

/** What the form holds, all as typed. */
export type YearFormValues = Record<NumberField, string> & {
  work: 'yes' | 'no';
  exemption: OshaYear['exemption'];
  establishmentName: string;
  naics: string;
  certifiedBy: string;
  certifiedTitle: string;
  certifiedOn: string;
  explanation: string;
};

/** What the form holds beside its fields. */
export interface YearLists {
  readonly citations: readonly OshaYear['citations'][number][];
  readonly establishments: readonly OshaEstablishment[] | undefined;
  readonly source: OshaYear['source'];
}

/** What a form begins with: a record, or a company for an empty one. */
export type YearStart = Partial<OshaYear> & Pick<OshaYear, 'year'>;

/** A number as the form shows it. */
export function countText(value: number | undefined): string {
  return value === undefined ? '' : value.toLocaleString('en-US');
}

/** The form of a year; the company's own name and industry where the record says none. */
export function yearFormValues(
  start: YearStart,
  company: Pick<Company, 'name' | 'naicsPrimary'>,
): YearFormValues {
  const counts = COUNT_FIELDS.map((name) => [name, countText(start[name])] as const);
  return {
    ...(Object.fromEntries(counts) as Record<CountField, string>),
    employees: countText(start.employees),
    hours: countText(start.hours),
    work: start.noWork === true ? 'no' : 'yes',
    exemption: start.exemption ?? 'none',
    establishmentName: start.establishmentName ?? company.name.slice(0, 100),
    naics: start.naics ?? company.naicsPrimary ?? '',
    certifiedBy: start.certifiedBy ?? '',
    certifiedTitle: start.certifiedTitle ?? '',
    certifiedOn: start.certifiedOn ?? '',
    explanation: start.explanation ?? '',
  };
}

/** 1,200 and 1200 are one number; undefined: nothing typed; NaN: no whole number from 0 on. */
export function parseCount(typed: string): number | undefined {
  const bare = typed.replace(/[,\s]/g, '');
  if (bare === '') return undefined;
  return /^\d+$/.test(bare) ? Number(bare) : Number.NaN;
}

const MAXIMA: Readonly<Record<NumberField, number>> = {
  ...{ G: 10_000, H: 10_000, I: 10_000, J: 10_000, K: 1_000_000, L: 1_000_000 },
  ...{ M1: 10_000, M2: 10_000, M3: 10_000, M4: 10_000, M5: 10_000, M6: 10_000 },
  employees: 249_999,
  hours: 500_000_000,
};

/** The numbers as typed, and 0 for what is empty or no number. */
export function countsOf(values: Readonly<Record<NumberField, string>>): Record<NumberField, number> {
  const entries = NUMBER_FIELDS.map((name) => [name, parseCount(values[name]) || 0] as const);
  return Object.fromEntries(entries) as Record<NumberField, number>;
}

const NOTHING = Object.fromEntries(NUMBER_FIELDS.map((name) => [name, 0])) as Record<NumberField, number>;

/** The same of a year: one without work has none. */
export function typedNumbers(values: YearFormValues): Record<NumberField, number> & { noWork: boolean } {
  const noWork = values.work === 'no';
  return { ...(noWork ? NOTHING : countsOf(values)), noWork };
}

/** What is wrong with one number as typed; undefined: it can be stored, and an empty one is 0. */
export function numberProblem(name: NumberField, typed: string): string | undefined {
  const value = parseCount(typed);
  if (value === undefined) return undefined;
  if (Number.isNaN(value)) return validationText('V3');
  const max = MAXIMA[name];
  return value > max ? validationText('V4', { min: 0, max: max.toLocaleString('en-US') }) : undefined;
}

/** What even a draft needs: values that a record can hold. */
export function checkYearForm(values: YearFormValues): FieldMessages<YearFormValues> {
  const numbers = NUMBER_FIELDS.map(
    (name) => [name, values.work === 'no' ? undefined : numberProblem(name, values[name])] as const,
  );
  const { establishmentName, naics, explanation, certifiedBy, certifiedTitle } = values;
  const reason = explanation.trim();
  const others = {
    establishmentName:
      establishmentName.trim() === '' ? validationText('V1', { field: 'the establishment' }) : undefined,
    naics: /^\d{6}$/.test(naics.trim()) ? undefined : 'Enter the 6 digits of the NAICS code.',
    explanation: reason !== '' && reason.length < 20 ? validationText('V17') : undefined,
    certifiedBy:
      certifiedBy.length > 120 ? validationText('V2', { field: 'Name', min: 1, max: 120 }) : undefined,
    certifiedTitle:
      certifiedTitle.length > 80 ? validationText('V2', { field: 'Title', min: 1, max: 80 }) : undefined,
  };
  return Object.fromEntries(
    [...numbers, ...Object.entries(others)].filter(([, message]) => message !== undefined),
  );
}

/** The field beside which a check is told. */
const FIELD_OF_CHECK: Readonly<Record<LogCheck, NumberField>> = {
  OSHA_TYPES_NE_CASES: 'M1',
  OSHA_H_NEEDS_K: 'K',
  OSHA_K_LT_H: 'K',
  OSHA_K_NEEDS_H: 'K',
  OSHA_I_NEEDS_L: 'L',
  OSHA_L_NEEDS_H_OR_I: 'L',
  OSHA_HOURS_ZERO_WITH_CASES: 'hours',
  OSHA_HOURS_ZERO_NEEDS_DECLARATION: 'hours',
  OSHA_HOURS_PER_EMPLOYEE_IMPOSSIBLE: 'hours',
  OSHA_HOURS_PER_EMPLOYEE_UNUSUAL: 'hours',
  OSHA_EMPLOYEES_LE_CASES: 'employees',
  OSHA_DAYS_OVER_180_PER_CASE: 'K',
};

/** What keeps a year from being submitted, by field (V10 to V14, certification, explanation). */
export function submissionProblems(
  values: YearFormValues,
  mustExplain: boolean,
): FieldMessages<YearFormValues> {
  const numbers = typedNumbers(values);
  const checks = validateLog(numbers).errors.map(
    (check) => [FIELD_OF_CHECK[check], logCheckText(check, numbers)] as const,
  );
  const lacks = (name: 'certifiedBy' | 'certifiedTitle' | 'certifiedOn', message: string) =>
    values.work === 'no' || values.exemption !== 'none' || values[name].trim() !== ''
      ? []
      : [[name, message] as const];
  const reason: readonly (readonly [string, string])[] =
    mustExplain && values.explanation.trim().length < 20 ? [['explanation', validationText('V17')]] : [];
  return Object.fromEntries([
    ...lacks('certifiedBy', 'Enter the executive who certified the 300A.'),
    ...lacks('certifiedTitle', 'Enter the title of that executive.'),
    ...lacks('certifiedOn', validationText('V5')),
    ...reason,
    // The first check of a field is the one that is told.
    ...checks.toReversed(),
  ]);
}

function given(value: string): string | undefined {
  return value.trim() === '' ? undefined : value.trim();
}

/** The record that the form stands for, without its files. */
export function yearContent(
  year: number,
  values: YearFormValues,
  { citations, establishments, source }: YearLists,
): SafetyContent<'oshaYears'> {
  const numbers = typedNumbers(values);
  return {
    year,
    establishmentName: values.establishmentName.trim(),
    naics: values.naics.trim(),
    ...numbers,
    exemption: values.exemption,
    citations: [...citations],
    certifiedBy: given(values.certifiedBy),
    certifiedTitle: given(values.certifiedTitle),
    certifiedOn: given(values.certifiedOn),
    explanation: given(values.explanation),
    establishments: numbers.noWork || establishments === undefined ? undefined : [...establishments],
    log300Redacted: false,
    source,
    ...yearRates(numbers),
  };
}
