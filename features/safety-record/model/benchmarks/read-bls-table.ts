import { OSHA_RATES, type OshaRate } from '@vcms/domain';
import { csvRecords } from '../ita/read-csv.ts';

/** One industry of a table. */
export interface BlsRow {
  /** Counted from 1, as a spreadsheet shows it. */
  readonly line: number;
  readonly naics: string;
  readonly title: string;
  readonly rates: Readonly<Record<OshaRate, string | null>>;
}

export interface BlsProblem {
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

type Places = Readonly<Record<'naics' | 'title' | OshaRate, number>>;

/** Titles stand above the first industry within so many lines. */
const HEAD_MAX = 25;
const NO_RATE = /^(?:[-–—]|\(\d+\)|n\/?a)?$/i;

function columnOf(at: number): string {
  return at < 26 ? String.fromCharCode(65 + at) : `A${String.fromCharCode(39 + at)}`;
}

/** The columns by what stands above them: a title may be spread over several lines. */
function placesOf(titles: readonly string[]): Places | string {
  const find = (fits: (title: string) => boolean) => titles.findIndex(fits);
  const isAway = (title: string) => /days away/.test(title);
  const isMoved = (title: string) => /restrict|transfer/.test(title);
  const places = {
    naics: find((title) => /naics/.test(title)),
    title: find((title) => /industry/.test(title) && !/naics/.test(title)),
    trir: find((title) => /total recordable|\btrir\b|\btrc\b/.test(title)),
    dart: find((title) => (isAway(title) && isMoved(title)) || /\bdart\b/.test(title)),
    ltir: find((title) => (isAway(title) && !isMoved(title)) || /\bltir\b|\bdafw\b/.test(title)),
  };
  if (places.naics === -1) return 'The file has no column called NAICS code.';
  if (places.title === -1) return 'The file has no column called Industry.';
  return places.trir === -1 ? 'The file has no column called Total recordable cases.' : places;
}

/** Sectors that share a line, such as 31-33, one by one. */
function codesOf(text: string): readonly string[] {
  const [, first, last] = /^(\d{2})\s*[-–]\s*(\d{2})$/.exec(text) ?? [];
  if (first === undefined || last === undefined) return /^\d{2,6}$/.test(text) ? [text] : [];
  const count = Number(last) - Number(first);
  return count > 0 && count < 5
    ? Array.from({ length: count + 1 }, (_, at) => String(Number(first) + at))
    : [];
}

function rateOf(cell: string): string | null | undefined {
  const text = cell.trim();
  if (NO_RATE.test(text)) return null;
  const number = text.replaceAll(',', '');
  return /^\d{1,4}(\.\d{1,2})?$/.test(number) && Number(number) <= 1000 ? number : undefined;
}

/**
 * The table "Incidence rates of nonfatal occupational injuries and illnesses by industry and case types" (Table 1 of the Survey of
 * Occupational Injuries and Illnesses) as CSV or TSV. Its first part counts, private industry; a code that comes again there with
 * other rates is a problem.
 */
export function readBlsTable(text: string): BlsTable | string {
  const records = csvRecords(text.replace(/^\uFEFF/, ''));
  if (records.some(({ isUnclosed }) => isUnclosed)) return 'A quotation mark is not closed.';
  const head = records.findIndex(({ cells }) => cells.some((cell) => /naics/i.test(cell)));
  if (head === -1 || head >= HEAD_MAX) return 'The file has no column called NAICS code.';
  const at = records[head]?.cells.findIndex((cell) => /naics/i.test(cell)) ?? -1;
  const start = records.findIndex(
    ({ cells }, index) => index > head && (codesOf((cells[at] ?? '').trim()).length > 0 || isAll(cells)),
  );
  if (start === -1) return 'The file has no line with a NAICS code.';
  // A title of several columns stands over the first of them, above or beside the line that names the code.
  const titled = records.slice(head, start);
  const width = Math.max(...titled.map(({ cells }) => cells.length));
  const titles = Array.from({ length: width }, (_, column) =>
    titled.map(({ cells }) => (cells[column] ?? '').trim().toLowerCase().replaceAll(/\s+/g, ' ')).join(' '),
  );
  const places = placesOf(titles);
  if (typeof places === 'string') return places;
  const above = records.slice(0, head).flatMap(({ cells }) => cells);
  const year = above
    .join(' ')
    .match(/\b(?:20)\d{2}\b/g)
    ?.at(-1);
  return { year: year === undefined ? undefined : Number(year), ...rowsOf(records.slice(start), places) };
}

function isAll(cells: readonly string[]): boolean {
  return cells.some((cell) => /^(all industries|private industry)/i.test(cell.trim()));
}

function rowsOf(
  records: ReturnType<typeof csvRecords>,
  places: Places,
): Pick<BlsTable, 'rows' | 'problems' | 'leftOut'> {
  const rows = new Map<string, BlsRow>();
  const problems: BlsProblem[] = [];
  let [leftOut, isGovernment] = [0, false];
  for (const { line, cells } of records) {
    const cell = (name: keyof Places) => (cells[places[name]] ?? '').trim();
    const title = cell('title')
      .replace(/(\s*\(\d+\))+$/, '')
      .trim();
    const code = cell('naics');
    if (code === '' && /^(state|local) (and local )?government/i.test(title)) isGovernment = true;
    const codes = codesOf(code);
    const read = OSHA_RATES.map((rate) => [rate, places[rate] === -1 ? null : rateOf(cell(rate))] as const);
    const wrong = (column: number, message: string) =>
      problems.push({ line, column: columnOf(column), message });
    if (codes.length === 0 && /^\d/.test(code)) wrong(places.naics, `${code} is no NAICS code.`);
    if (codes.length === 0 || isGovernment || (code.length === 5 && /^\d+$/.test(code))) leftOut += 1;
    else if (title.length < 2 || title.length > 200) wrong(places.title, 'The industry needs a title.');
    else {
      for (const [rate, value] of read)
        if (value === undefined) wrong(places[rate], `${cell(rate)} is no rate from 0 to 1,000.`);
      const rates = Object.fromEntries(read.map(([rate, value]) => [rate, value ?? null])) as BlsRow['rates'];
      if (read.every(([, value]) => value === null)) leftOut += 1;
      else for (const naics of codes) take({ line, naics, title, rates });
    }
  }
  return { rows: [...rows.values()], problems, leftOut };

  function take(row: BlsRow): void {
    const first = rows.get(row.naics);
    if (first === undefined) rows.set(row.naics, row);
    else if (OSHA_RATES.some((rate) => first.rates[rate] !== row.rates[rate]))
      problems.push({
        line: row.line,
        column: columnOf(places.naics),
        message: `${row.naics} stands in line ${first.line} with other rates.`,
      });
  }
}
