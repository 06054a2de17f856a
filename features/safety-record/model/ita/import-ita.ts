import { type CalendarDate, logCheckText, type OshaEstablishment, validateLog, yearOf } from '@vcms/domain';
import { oshaEstablishmentSchema } from '@vcms/domain/schemas';
import { type CsvRecord, csvRecords } from '@vcms/pdf/csv';
import { digitsOf, wholeOf, zipOf } from './cell-values.ts';
import {
  COLUMN_OF_FIELD,
  columnOf,
  establishmentType,
  type ItaColumn,
  NEEDED_COLUMNS,
  NUMBER_COLUMNS,
  type NumberColumn,
} from './columns.ts';

/** Something wrong with a file, where it is, and what it means. */
export interface ItaProblem {
  /** From 1, the line of the titles; 0: the whole file. */
  readonly line: number;
  readonly column?: ItaColumn | undefined;
  /** `error`: the row cannot be taken; `warning`: it can, and has to be looked at. */
  readonly severity: 'error' | 'warning';
  readonly text: string;
}

/** An establishment of one year that can be taken. */
export interface ItaRow {
  readonly line: number;
  readonly year: number;
  readonly establishment: OshaEstablishment;
}

export interface ItaImport {
  readonly rows: readonly ItaRow[];
  readonly problems: readonly ItaProblem[];
}

/** An account has hundreds of establishments; more rows than this are no account's own file. */
const ITA_ROWS_MAX = 5_000;
const FIRST_YEAR = 2002;

type Cells = Readonly<Partial<Record<ItaColumn, string>>>;
type Tell = (column: ItaColumn, text: string, severity?: ItaProblem['severity']) => void;

function numbersOf(cells: Cells, tell: Tell): Record<string, number> {
  const entries = (Object.keys(NUMBER_COLUMNS) as NumberColumn[]).map((column) => {
    const text = cells[column] ?? '';
    const value = wholeOf(text);
    if (value === undefined) {
      tell(
        column,
        text.trim() === '' ? 'Is empty. Enter 0 if there were none.' : `"${text}" is no whole number.`,
      );
    }
    return [NUMBER_COLUMNS[column], value ?? 0] as const;
  });
  return Object.fromEntries(entries);
}

/** Parts of the address help to tell establishments apart; what cannot be read of them is left out and told. */
function addressOf(cells: Cells, tell: Tell) {
  const of = (column: ItaColumn) => cells[column]?.trim() || undefined;
  const ein = digitsOf(cells.ein ?? '', 9);
  const zip = zipOf(cells.zip ?? '');
  const state = of('state')?.toUpperCase();
  if (ein !== '' && ein.length !== 9) tell('ein', 'EIN has 9 digits. It is left out.', 'warning');
  if (zip !== '' && ![5, 9].includes(zip.length))
    tell('zip', 'Enter 5 or 9 digits. It is left out.', 'warning');
  const isState = state === undefined || /^[A-Z]{2}$/.test(state);
  if (!isState) tell('state', `"${state}" is not the two letters of a state. It is left out.`, 'warning');
  return {
    ein: ein.length === 9 ? ein : undefined,
    companyName: of('company_name'),
    street: of('street_address'),
    city: of('city'),
    state: isState ? state : undefined,
    zip: [5, 9].includes(zip.length) ? zip : undefined,
    industry: of('industry_description'),
  };
}

function yearIn(cells: Cells, today: CalendarDate, tell: Tell): number {
  const text = cells.year_filing_for?.trim() ?? '';
  const last = yearOf(today) - 1;
  const year = /^\d{4}(\.0+)?$/.test(text) ? Number.parseInt(text, 10) : 0;
  if (year < FIRST_YEAR || year > last)
    tell('year_filing_for', `Must be a year from ${FIRST_YEAR} to ${last}.`);
  return year;
}

/** Contradictions that OSHA's own upload refuses: the row is taken, and its numbers are corrected here. */
function tellChecks(establishment: OshaEstablishment, cells: Cells, tell: Tell): void {
  const { errors, warnings } = validateLog(establishment);
  for (const check of [...errors, ...warnings]) {
    tell(
      check === 'OSHA_TYPES_NE_CASES' ? 'total_injuries' : 'total_hours_worked',
      logCheckText(check, establishment),
      'warning',
    );
  }
  const { G, H, I, J } = establishment;
  const said = cells.no_injuries_illnesses?.trim();
  if (said === '2' && G + H + I + J > 0) {
    tell('no_injuries_illnesses', 'Says that there were no cases, but cases are counted.', 'warning');
  }
}

function rowOf(
  { line, cells: values, isUnclosed }: CsvRecord,
  columns: readonly (ItaColumn | undefined)[],
  today: CalendarDate,
): { readonly row: ItaRow | undefined; readonly problems: readonly ItaProblem[] } {
  const problems: ItaProblem[] = [];
  const tell: Tell = (column, text, severity = 'error') => problems.push({ line, column, severity, text });
  if (isUnclosed) {
    return {
      row: undefined,
      problems: [{ line, severity: 'error', text: 'A quotation mark is not closed.' }],
    };
  }
  if (values.length > columns.length) {
    const text = `Has ${values.length} values for ${columns.length} columns. Put values that hold the separator in quotation marks.`;
    return { row: undefined, problems: [{ line, severity: 'error', text }] };
  }
  const cells: Cells = Object.fromEntries(
    columns.flatMap((column, at) => (column === undefined ? [] : [[column, values[at] ?? '']])),
  );
  const year = yearIn(cells, today, tell);
  const type = establishmentType(cells.establishment_type ?? '');
  if (type === undefined)
    tell('establishment_type', 'Must be 1, 2 or 3, or its words. Taken as 1.', 'warning');
  const parsed = oshaEstablishmentSchema.safeParse({
    name: cells.establishment_name?.trim() ?? '',
    naics: (cells.naics_code ?? '').trim().replace(/\.0+$/, ''),
    type: type ?? 'private',
    ...addressOf(cells, tell),
    ...numbersOf(cells, tell),
  });
  for (const { path, message } of parsed.error?.issues ?? []) {
    const column = COLUMN_OF_FIELD[String(path[0])];
    if (column !== undefined) tell(column, message);
  }
  if (!parsed.success || problems.some(({ severity }) => severity === 'error'))
    return { row: undefined, problems };
  tellChecks(parsed.data, cells, tell);
  return { row: { line, year, establishment: parsed.data }, problems };
}

function titleProblems(titles: readonly (ItaColumn | undefined)[]): readonly ItaProblem[] {
  const missing = NEEDED_COLUMNS.filter((column) => !titles.includes(column));
  const twice = titles.filter((column, at) => column !== undefined && titles.indexOf(column) !== at);
  return [
    ...missing.map((column) => ({
      line: 1,
      column,
      severity: 'error' as const,
      text: 'This column is missing.',
    })),
    ...twice.map((column) => ({
      line: 1,
      column,
      severity: 'error' as const,
      text: 'This column is there twice.',
    })),
  ];
}

function fileProblem(text: string): ItaImport {
  return { rows: [], problems: [{ line: 0, severity: 'error', text }] };
}

/** Takes a file's records as they come. */
export interface ItaReading {
  readonly add: (records: readonly CsvRecord[]) => void;
  /** What comes further changes nothing. */
  readonly isOver: () => boolean;
  readonly result: () => ItaImport;
}

const TOO_MANY = `The file has more than ${ITA_ROWS_MAX.toLocaleString('en-US')} rows. Export the establishments of your own account only.`;

/** Reads records by the names of the columns, in any order. `today` is the contractor's: no year may be later than last year. */
export function itaReading(today: CalendarDate): ItaReading {
  let columns: readonly (ItaColumn | undefined)[] | undefined;
  let titles: readonly ItaProblem[] = [];
  let count = 0;
  const rows: ItaRow[] = [];
  const problems: ItaProblem[] = [];
  const seen = new Map<string, number>();

  function take(record: CsvRecord, named: readonly (ItaColumn | undefined)[]): void {
    const { row, problems: found } = rowOf(record, named, today);
    problems.push(...found);
    if (row === undefined) return;
    const key = `${row.year} ${row.establishment.name.toLowerCase()}`;
    const earlier = seen.get(key);
    if (earlier === undefined) {
      seen.set(key, row.line);
      rows.push(row);
      return;
    }
    const text = `Line ${earlier} has the same establishment and year. This one is left out.`;
    problems.push({ line: row.line, column: 'establishment_name', severity: 'error', text });
  }

  const isOver = () => titles.length > 0 || count > ITA_ROWS_MAX;
  return {
    isOver,
    add(records) {
      for (const record of records) {
        if (isOver()) return;
        if (columns === undefined) {
          columns = record.cells.map(columnOf);
          titles = titleProblems(columns);
          continue;
        }
        count += 1;
        if (count <= ITA_ROWS_MAX) take(record, columns);
      }
    },
    result() {
      if (columns === undefined) return fileProblem('The file is empty.');
      if (titles.length > 0) return { rows: [], problems: titles };
      if (count > ITA_ROWS_MAX) return fileProblem(TOO_MANY);
      return count === 0 ? fileProblem('The file has titles, but no rows.') : { rows, problems };
    },
  };
}

/**
 * Reads a file of OSHA's Injury Tracking Application that is in hand as text; nothing is stored. Every problem is told with its
 * line and column.
 */
export function importIta(text: string, today: CalendarDate): ItaImport {
  const reading = itaReading(today);
  // The titles, and one row more than is taken.
  reading.add(csvRecords(text, ITA_ROWS_MAX + 2));
  return reading.result();
}
