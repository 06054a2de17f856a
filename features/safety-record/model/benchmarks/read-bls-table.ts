import { compareDecimals, OSHA_RATES, type OshaRate } from '@vcms/domain';
import { type CsvRecord, csvRecords } from '@vcms/pdf/csv';
import { codesOf, rateOf, titleOf } from './bls-cells.ts';
import { type BlsColumn, type BlsColumns, blsColumns, columnLetter } from './bls-columns.ts';

/** One industry of a table. */
export interface BlsRow {
  /** Counted from 1, as a spreadsheet shows it. */
  readonly line: number;
  readonly naics: string;
  readonly title: string;
  readonly rates: Readonly<Record<OshaRate, string | null>>;
}

interface BlsProblem {
  readonly line: number;
  /** As a spreadsheet names it: A, B. */
  readonly column: string;
  readonly message: string;
}

export interface BlsTable {
  /** Of the title above the columns. */
  readonly year: number | undefined;
  readonly rows: readonly BlsRow[];
  /** Nothing of the file is used while there are any. */
  readonly problems: readonly BlsProblem[];
  /** Lines that are left out: totals without a code, codes of five digits, lines without a rate, those of government. */
  readonly leftOut: number;
}

const TITLE_MAX = 200;
const GOVERNMENT = /^(state|local)( and local)? government/i;
/** What stands below the table. */
const FOOTER = /^(\(\d{1,2}\)|notes?:|sources?:)/i;

/**
 * The table "Incidence rates of nonfatal occupational injuries and illnesses by industry and case types" (Table 1 of the Survey of
 * Occupational Injuries and Illnesses) as CSV or TSV. Its first part counts, private industry; a code that comes again there with
 * other rates is a problem.
 */
export function readBlsTable(text: string): BlsTable | string {
  const records = csvRecords(text.replace(/^\uFEFF/, ''), undefined, delimiterOfTable(text));
  if (records.some(({ isUnclosed }) => isUnclosed)) return 'A quotation mark is not closed.';
  const found = blsColumns(records);
  if (typeof found === 'string') return found;
  const years = found.above.match(/\b20\d{2}\b/g);
  return {
    year: years === null ? undefined : Number(years.at(-1)),
    ...rowsOf(records.slice(found.start), found.columns),
  };
}

/** The line that names the code tells what separates: the title above it may have commas of its own. */
function delimiterOfTable(text: string): string | undefined {
  const line = text.split(/\r\n|\r|\n/).find((one) => /(^|[\t,;"])\s*(\d{4} )?naics/i.test(one)) ?? '';
  const [delimiter] = ['\t', ';', ','].filter((one) => line.includes(one));
  return delimiter;
}

function rowsOf(
  records: readonly CsvRecord[],
  columns: BlsColumns,
): Pick<BlsTable, 'rows' | 'problems' | 'leftOut'> {
  const rows = new Map<string, BlsRow>();
  const problems: BlsProblem[] = [];
  let [leftOut, isGovernment] = [0, false];
  for (const record of records) {
    const cell = (column: BlsColumn) => (record.cells[columns[column]] ?? '').trim();
    isGovernment ||= cell('naics') === '' && GOVERNMENT.test(cell('title'));
    const read = isGovernment || FOOTER.test(cell('title')) ? 'left out' : rowOf(record.line, cell);
    if (read === 'left out') leftOut += 1;
    else if ('wrong' in read) for (const [column, message] of read.wrong) blame(record.line, column, message);
    else for (const naics of read.codes) take({ ...read.row, naics });
  }
  return { rows: [...rows.values()], problems, leftOut };

  function blame(line: number, column: BlsColumn, message: string): void {
    problems.push({ line, column: columnLetter(columns[column]), message });
  }

  function take(row: BlsRow): void {
    const first = rows.get(row.naics);
    if (first === undefined) rows.set(row.naics, row);
    else if (!haveSameRates(first.rates, row.rates))
      blame(row.line, 'naics', `${row.naics} stands in line ${first.line} with other rates.`);
  }
}

type Read =
  | 'left out'
  | { readonly wrong: readonly (readonly [BlsColumn, string])[] }
  | { readonly codes: readonly string[]; readonly row: Omit<BlsRow, 'naics'> };

function rowOf(line: number, cell: (column: BlsColumn) => string): Read {
  const codes = codesOf(cell('naics'));
  if (codes === 'none') return 'left out';
  if (codes === 'wrong') return { wrong: [['naics', `${cell('naics')} is not a NAICS code.`]] };
  const title = titleOf(cell('title'));
  const rates = OSHA_RATES.map((rate) => [rate, rateOf(cell(rate))] as const);
  const wrong = [
    ...(title.length < 2 || title.length > TITLE_MAX
      ? [['title', `The industry needs a title of 2 to ${TITLE_MAX} letters.`] as const]
      : []),
    ...rates.flatMap(([rate, value]) =>
      value === undefined ? [[rate, `${cell(rate)} is not a rate from 0 to 1,000.`] as const] : [],
    ),
  ];
  if (wrong.length > 0) return { wrong };
  if (rates.every(([, value]) => value === null)) return 'left out';
  return {
    codes,
    row: { line, title, rates: Object.fromEntries(rates) as BlsRow['rates'] },
  };
}

/** 2.3 and 2.30 are one rate. */
export function haveSameRate(left: string | null, right: string | null): boolean {
  return left === null || right === null ? left === right : compareDecimals(left, right) === 0;
}

export function haveSameRates(left: BlsRow['rates'], right: BlsRow['rates']): boolean {
  return OSHA_RATES.every((rate) => haveSameRate(left[rate], right[rate]));
}
