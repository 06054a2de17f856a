import { parse } from 'papaparse';
import { checkRequest, type RequestValues } from './request-form.ts';

/** Titles of the columns, as the sample file has them; found in any order and case. */
export const IMPORT_COLUMNS = {
  companyName: 'Company',
  contactName: 'Contact',
  email: 'E-mail',
  trades: 'Trades',
  riskLevel: 'Risk',
  sites: 'Sites',
  message: 'Message',
} as const satisfies Record<keyof RequestValues, string>;

/** Invitations of one file: as many as a client may send in a day. */
const IMPORT_MAX = 500;

export interface ImportRow {
  /** Counted from 1, the titles being row 1, as a spreadsheet shows it. */
  readonly row: number;
  readonly values: RequestValues;
  /** What is wrong with it; empty: it can be sent. */
  readonly problems: readonly string[];
}

export interface ImportFile {
  readonly rows: readonly ImportRow[];
  /** Why nothing of it can be used. */
  readonly problem?: string | undefined;
}

type Field = keyof RequestValues;
const FIELDS = Object.keys(IMPORT_COLUMNS) as Field[];
const NEEDED: readonly Field[] = ['companyName', 'contactName', 'email', 'trades'];

function plainTitle(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z]/g, '');
}

function fieldsOf(titles: readonly string[]): ReadonlyMap<Field, number> {
  const plain = titles.map(plainTitle);
  const found = FIELDS.map((field) => [field, plain.indexOf(plainTitle(IMPORT_COLUMNS[field]))] as const);
  return new Map(found.filter(([, at]) => at !== -1));
}

function valuesOf(cells: readonly string[], places: ReadonlyMap<Field, number>): RequestValues {
  const cell = (field: Field) => {
    const at = places.get(field);
    return at === undefined ? '' : (cells[at] ?? '').trim();
  };
  return {
    companyName: cell('companyName'),
    contactName: cell('contactName'),
    email: cell('email').toLowerCase(),
    trades: cell('trades'),
    riskLevel: cell('riskLevel') === '' ? 'medium' : cell('riskLevel'),
    sites: cell('sites'),
    message: cell('message'),
  };
}

/**
 * Reads rows of contractors from a CSV file or from cells pasted out of a spreadsheet. Sends nothing and asks nobody: a row is
 * right or wrong by itself and by the other rows.
 */
export function importRows(text: string): ImportFile {
  // What lies around the table would become rows of their own.
  const { data, errors } = parse<string[]>(text.replace(/^\uFEFF/, '').trim());
  if (errors.some(({ code }) => code === 'MissingQuotes')) {
    return { rows: [], problem: 'A quotation mark is not closed. Correct the file, then read it again.' };
  }
  const [titles = [], ...lines] = data;
  const places = fieldsOf(titles);
  const missing = NEEDED.filter((field) => !places.has(field)).map((field) => IMPORT_COLUMNS[field]);
  if (missing.length > 0) {
    return { rows: [], problem: `The first row must name the columns. Not found: ${missing.join(', ')}.` };
  }
  const filled = lines
    .map((cells, at) => ({ row: at + 2, values: valuesOf(cells, places), cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) return { rows: [], problem: 'There are no rows below the titles.' };
  if (filled.length > IMPORT_MAX) {
    return {
      rows: [],
      problem: `A file may have ${IMPORT_MAX} rows at most. This one has ${filled.length}.`,
    };
  }
  const firstOf = new Map<string, number>();
  for (const { row, values } of filled) if (!firstOf.has(values.email)) firstOf.set(values.email, row);
  return {
    rows: filled.map(({ row, values }) => {
      const first = firstOf.get(values.email) ?? row;
      const isTwice = values.email !== '' && first !== row;
      const problems = Object.values(checkRequest(values, false));
      return {
        row,
        values,
        problems: isTwice ? [...problems, `The same e-mail as row ${first}.`] : problems,
      };
    }),
  };
}
