import { type Company, logCheckText, type OshaEstablishment, type OshaYear, validateLog } from '@vcms/domain';
import {
  ITA_COLUMNS,
  type ItaColumn,
  NUMBER_COLUMNS,
  type NumberColumn,
  sizeCode,
  TYPE_CODES,
} from './columns.ts';

/** A rule of OSHA's that a row breaks, and where it is mended. */
export interface RuleBreak {
  readonly establishment: string;
  readonly column: ItaColumn;
  readonly text: string;
  /** `year`: the numbers of the year; `company`: the company's own information; `establishment`: one of those that the year keeps. */
  readonly place: 'year' | 'company' | 'establishment';
}

export interface ItaExport {
  /** All rows as a file, with titles; undefined while a rule is broken. */
  readonly text: string | undefined;
  readonly breaks: readonly RuleBreak[];
}

export type ExportingCompany = Pick<Company, 'name' | 'address1' | 'address2' | 'city' | 'state' | 'Zip'> & {
  readonly ein?: string | undefined;
};

const EMPLOYEES_MAX = 25_000;
/** OSHA's upload is reported to refuse them (domain 1.1). */
const REFUSED = /[~@#$%^*?\\!]/g;

/** What is filed: the establishments that the year keeps, all or the one of this place among them, or the company as one. */
function establishmentsOf(
  log: OshaYear,
  company: ExportingCompany,
  only: number | undefined,
): readonly OshaEstablishment[] {
  if (log.establishments !== undefined)
    return log.establishments.filter((_one, at) => only === undefined || at === only);
  const { name, ein, address1, address2, city, state, Zip } = company;
  const street = address2 === undefined ? address1 : `${address1}, ${address2}`;
  return [
    {
      ...log,
      name: log.establishmentName,
      ein,
      companyName: name,
      street,
      city,
      state,
      zip: Zip,
      type: 'private',
    },
  ];
}

type Break = readonly [ItaColumn, string, RuleBreak['place']?];

function addressBreaks(one: OshaEstablishment, company: ExportingCompany): readonly Break[] {
  const { street = '', city = '', state = '', zip = '', ein } = one;
  return [
    ...(street === '' ? [['street_address', 'The street is missing.'] as const] : []),
    ...(/\bP\.?\s*O\.?\s*Box\b/i.test(street) ? [['street_address', 'OSHA takes no PO box.'] as const] : []),
    ...(street.length > 100 ? [['street_address', 'OSHA takes at most 100 characters.'] as const] : []),
    ...(city === '' ? [['city', 'The city is missing.'] as const] : []),
    ...(/^[A-Z]{2}$/.test(state) ? [] : [['state', 'The two letters of the state are missing.'] as const]),
    ...(/^\d{5}(-?\d{4})?$/.test(zip) ? [] : [['zip', 'The ZIP code has 5 or 9 digits.'] as const]),
    ...(/^\d{9}$/.test(ein ?? company.ein ?? '') ? [] : [['ein', 'EIN has 9 digits.', 'company'] as const]),
  ];
}

function numberBreaks(one: OshaEstablishment): readonly Break[] {
  const { errors } = validateLog(one, 'export');
  const { employees, hours } = one;
  const isCounted = employees > 0 && employees < EMPLOYEES_MAX;
  return [
    ...(isCounted ? [] : [['annual_average_employees', 'Must be from 1 to 24,999.', 'year'] as const]),
    ...(hours > 0 ? [] : [['total_hours_worked', 'Must be more than 0.', 'year'] as const]),
    ...errors
      .filter((check) => hours > 0 || !check.startsWith('OSHA_HOURS'))
      .map((check) => [columnOfCheck(check), logCheckText(check, one), 'year'] as const),
  ];
}

function columnOfCheck(check: string): ItaColumn {
  if (check === 'OSHA_TYPES_NE_CASES') return 'total_injuries';
  if (check === 'OSHA_EMPLOYEES_LE_CASES') return 'annual_average_employees';
  if (check.startsWith('OSHA_HOURS')) return 'total_hours_worked';
  return check.startsWith('OSHA_I') || check.startsWith('OSHA_L') ? 'total_djtr_days' : 'total_dafw_days';
}

function breaksOf(
  log: OshaYear,
  company: ExportingCompany,
  all: readonly OshaEstablishment[],
): readonly RuleBreak[] {
  const [usual, own] =
    log.establishments === undefined
      ? (['company', 'year'] as const)
      : (['establishment', 'establishment'] as const);
  return all.flatMap((one, at) => {
    const isTwice = all.findIndex(({ name }) => name === one.name) !== at;
    const breaks: readonly Break[] = [
      ...(isTwice ? [['establishment_name', 'Another establishment has this name.', 'year'] as const] : []),
      ...addressBreaks(one, company),
      ...numberBreaks(one),
    ];
    return breaks.map(([column, text, place = usual]) => ({
      ...{ establishment: one.name, column, text },
      place: place === 'year' ? own : place,
    }));
  });
}

function plain(text: string | undefined, max: number): string {
  return (text ?? '').replaceAll(REFUSED, '').replaceAll(/\s+/g, ' ').trim().slice(0, max);
}

function valuesOf(
  one: OshaEstablishment,
  year: number,
  company: ExportingCompany,
): Record<ItaColumn, string> {
  const { G, H, I, J } = one;
  const numbers = (Object.keys(NUMBER_COLUMNS) as NumberColumn[]).map((column) => [
    column,
    String(one[NUMBER_COLUMNS[column]]),
  ]);
  return {
    ...(Object.fromEntries(numbers) as Record<NumberColumn, string>),
    establishment_name: plain(one.name, 100),
    ein: one.ein ?? company.ein ?? '',
    company_name: plain(one.companyName ?? company.name, 100),
    street_address: plain(one.street, 100),
    city: plain(one.city, 100),
    state: one.state ?? '',
    zip: (one.zip ?? '').replaceAll('-', ''),
    naics_code: one.naics,
    industry_description: plain(one.industry, 300),
    size: sizeCode(one.employees, year),
    establishment_type: TYPE_CODES[one.type],
    year_filing_for: String(year),
    // 1 says that there were cases: the column's name misleads.
    no_injuries_illnesses: G + H + I + J > 0 ? '1' : '2',
    change_reason: '',
  };
}

function cell(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

/**
 * The file for OSHA's Injury Tracking Application: exactly its 28 columns in their order, one row for each establishment, or for
 * the one at the place `only` (from 0) of those that the year keeps. While a rule is broken there is no file, but the list of
 * what to mend where.
 */
export function exportIta(log: OshaYear, company: ExportingCompany, only?: number): ItaExport {
  const all = establishmentsOf(log, company, only);
  const breaks = breaksOf(log, company, all);
  if (breaks.length > 0) return { text: undefined, breaks };
  const rows = all.map((one) => {
    const values = valuesOf(one, log.year, company);
    return ITA_COLUMNS.map((column) => cell(values[column])).join(',');
  });
  return { text: `${[ITA_COLUMNS.join(','), ...rows].join('\r\n')}\r\n`, breaks };
}
