import type { OshaRate } from '@vcms/domain';
import type { CsvRecord } from '@vcms/pdf/csv';

export type BlsColumn = 'naics' | 'title' | OshaRate;
/** Where each stands; -1: nowhere. */
export type BlsColumns = Readonly<Record<BlsColumn, number>>;

export interface FoundColumns {
  readonly columns: BlsColumns;
  /** The first record with figures. */
  readonly start: number;
  /** What stands above the titles of the columns. */
  readonly above: string;
}

/** Titles stand above the first industry within so many lines. */
const HEAD_MAX = 25;
const NAICS = /^(\d{4} )?naics/i;

/** As a spreadsheet names its columns: A, B, .. Z, AA. */
export function columnLetter(at: number): string {
  return at < 26 ? String.fromCharCode(65 + at) : `A${String.fromCharCode(39 + at)}`;
}

function wordsOf(cell: string | undefined): string {
  return (cell ?? '').trim().toLowerCase().replaceAll(/\s+/g, ' ');
}

/** The columns by what stands above them: a title may be spread over several lines. */
function columnsOf(titles: readonly string[]): BlsColumns | string {
  const find = (fits: (title: string) => boolean) => titles.findIndex(fits);
  const isAway = (title: string) => /days away/.test(title);
  const isMoved = (title: string) => /restrict|transfer/.test(title);
  const columns = {
    naics: find((title) => NAICS.test(title)),
    title: find((title) => /industry/.test(title) && !/naics/.test(title)),
    trir: find((title) => /total recordable|\btrir\b|\btrc\b/.test(title)),
    dart: find((title) => (isAway(title) && isMoved(title)) || /\bdart\b/.test(title)),
    ltir: find((title) => (isAway(title) && !isMoved(title)) || /\bltir\b|\bdafw\b/.test(title)),
  };
  if (columns.title === -1) return 'The file has no column called Industry.';
  return columns.trir === -1 ? 'The file has no column called Total recordable cases.' : columns;
}

/** Finds the titles of the columns, or says why this cannot be the table. */
export function blsColumns(records: readonly CsvRecord[]): FoundColumns | string {
  const head = records.findIndex(({ cells }) => cells.some((cell) => NAICS.test(wordsOf(cell))));
  if (head === -1 || head >= HEAD_MAX) return 'The file has no column called NAICS code.';
  const above = records.slice(0, head).flatMap(({ cells }) => cells);
  // Table 2 has the same columns with thousands of cases in them.
  if (/\bnumbers? of nonfatal|\bin thousands\b/i.test(above.join(' ')))
    return 'The file has numbers of cases, not rates.';
  const at = records[head]?.cells.findIndex((cell) => NAICS.test(wordsOf(cell))) ?? -1;
  const start = records.findIndex(
    ({ cells }, index) =>
      index > head &&
      (/^\d/.test(wordsOf(cells[at])) ||
        cells.some((cell) => /^(all industries|private industry)/.test(wordsOf(cell)))),
  );
  if (start === -1) return 'The file has no line with a NAICS code.';
  // A title of several columns stands over the first of them, above or beside the line that names the code.
  const titled = records.slice(head, start);
  const width = Math.max(...titled.map(({ cells }) => cells.length));
  const columns = columnsOf(
    Array.from({ length: width }, (_, column) =>
      titled
        .map(({ cells }) => wordsOf(cells[column]))
        .join(' ')
        .trim(),
    ),
  );
  return typeof columns === 'string' ? columns : { columns, start, above: above.join(' ') };
}
