import type { OshaEstablishment } from '@vcms/domain';

/** Columns of OSHA's 300A file in their order (domain 1.1). */
export const ITA_COLUMNS = [
  'establishment_name',
  'ein',
  'company_name',
  'street_address',
  'city',
  'state',
  'zip',
  'naics_code',
  'industry_description',
  'size',
  'establishment_type',
  'year_filing_for',
  'annual_average_employees',
  'total_hours_worked',
  'no_injuries_illnesses',
  'total_deaths',
  'total_dafw_cases',
  'total_djtr_cases',
  'total_other_cases',
  'total_dafw_days',
  'total_djtr_days',
  'total_injuries',
  'total_skin_disorders',
  'total_respiratory_conditions',
  'total_poisonings',
  'total_hearing_loss',
  'total_other_illnesses',
  'change_reason',
] as const;
export type ItaColumn = (typeof ITA_COLUMNS)[number];

export type EstablishmentNumber = Exclude<
  {
    [Key in keyof OshaEstablishment]: OshaEstablishment[Key] extends number ? Key : never;
  }[keyof OshaEstablishment],
  undefined
>;

/** The number that each counting column holds. */
export const NUMBER_COLUMNS = {
  annual_average_employees: 'employees',
  total_hours_worked: 'hours',
  total_deaths: 'G',
  total_dafw_cases: 'H',
  total_djtr_cases: 'I',
  total_other_cases: 'J',
  total_dafw_days: 'K',
  total_djtr_days: 'L',
  total_injuries: 'M1',
  total_skin_disorders: 'M2',
  total_respiratory_conditions: 'M3',
  total_poisonings: 'M4',
  total_hearing_loss: 'M5',
  total_other_illnesses: 'M6',
} as const satisfies Partial<Record<ItaColumn, EstablishmentNumber>>;
export type NumberColumn = keyof typeof NUMBER_COLUMNS;

/** Without these a row says nothing about a year. */
export const NEEDED_COLUMNS: readonly ItaColumn[] = [
  'establishment_name',
  'naics_code',
  'year_filing_for',
  ...(Object.keys(NUMBER_COLUMNS) as NumberColumn[]),
];

/** Other spellings: OSHA's published data write the zip so. */
const SPELLINGS: Readonly<Record<string, ItaColumn>> = {
  zip_code: 'zip',
  naics: 'naics_code',
  year: 'year_filing_for',
  address: 'street_address',
};

/** The column that a title means: case, blanks and dashes do not count. Undefined: none of the file's. */
export function columnOf(title: string): ItaColumn | undefined {
  const name = title
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  return ITA_COLUMNS.find((column) => column === name) ?? SPELLINGS[name];
}

const TYPES: readonly (readonly [OshaEstablishment['type'], RegExp])[] = [
  ['private', /^(1|private( industry)?|not a government( entity)?)$/],
  ['state', /^(2|state( government)?( entity)?)$/],
  ['local', /^(3|local( government)?( entity)?)$/],
];

/** Code or words; left empty it is no government. Undefined: neither. */
export function establishmentType(text: string): OshaEstablishment['type'] | undefined {
  const plain = text.trim().toLowerCase();
  return plain === '' ? 'private' : TYPES.find(([, pattern]) => pattern.test(plain))?.[0];
}

export const TYPE_CODES: Readonly<Record<OshaEstablishment['type'], string>> = {
  private: '1',
  state: '2',
  local: '3',
};

/** Since 2023 establishments of 20 to 249 are told apart (domain 1.1). */
const SPLIT_SINCE = 2023;

/** OSHA's code of a size; it follows the employees. */
export function sizeCode(employees: number, year: number): string {
  if (employees < 20) return '1';
  if (employees >= 250) return '3';
  if (year < SPLIT_SINCE) return '2';
  return employees < 100 ? '21' : '22';
}

/** What a schema's path is called in the file. */
export const COLUMN_OF_FIELD: Readonly<Record<string, ItaColumn>> = {
  name: 'establishment_name',
  ein: 'ein',
  companyName: 'company_name',
  street: 'street_address',
  city: 'city',
  state: 'state',
  zip: 'zip',
  naics: 'naics_code',
  industry: 'industry_description',
  type: 'establishment_type',
  ...Object.fromEntries(Object.entries(NUMBER_COLUMNS).map(([column, name]) => [name, column as ItaColumn])),
};
