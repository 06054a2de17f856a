import { parse } from 'papaparse';

/** One record of a file: the line it begins on, from 1, and its cells. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
  /** A quotation mark that is never closed: the rest of the file is in its last cell. */
  readonly isUnclosed: boolean;
}

const DELIMITERS = [',', ';', '\t'] as const;

/** The character between the titles: the one of which the first line has most outside of quotation marks. */
export function delimiterOf(text: string): string {
  const end = text.search(/[\r\n]/);
  const titles = (end === -1 ? text : text.slice(0, end)).replaceAll(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => titles.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

function lineBreaks(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}

/**
 * The first records of a text; empty lines are left out. Quotation marks as in RFC 4180.
 * @param most records that are read at most
 */
export function csvRecords(
  text: string,
  most = Number.MAX_SAFE_INTEGER,
  delimiter = delimiterOf(text),
): readonly CsvRecord[] {
  const records: CsvRecord[] = [];
  let [line, from] = [1, 0];
  parse<string[]>(text, {
    delimiter,
    step({ data: cells, errors, meta }, parser) {
      const isUnclosed = errors.some(({ code }) => code === 'MissingQuotes');
      if (cells.some((cell) => cell.trim() !== '')) records.push({ line, cells, isUnclosed });
      line += lineBreaks(text.slice(from, meta.cursor));
      from = meta.cursor;
      if (records.length >= most) parser.abort();
    },
  });
  return records;
}

/** Letters of one record; a longer one is a quotation mark that is never closed. */
const RECORD_MAX = 1_048_576;

export interface CsvPieces {
  /** Records that are complete by now; empty lines are left out. */
  readonly push: (piece: string) => readonly CsvRecord[];
  /** What is left when the file ends. */
  readonly end: () => readonly CsvRecord[];
  /** Nothing that follows is read any more. */
  readonly isOver: () => boolean;
}

/**
 * Reads a text piece by piece, as `csvRecords` reads it whole, and keeps no more than a piece and the record under way. A record
 * that outgrows every file's is given as unclosed; what follows it is not read.
 */
export function csvPieces(): CsvPieces {
  let [rest, held, line, isOver] = ['', '', 1, false];
  let format: { readonly delimiter: string; readonly newline: '\n' | '\r' | '\r\n' } | undefined;

  function read(text: string, isLast: boolean): readonly CsvRecord[] {
    const found: { readonly cells: readonly string[]; readonly end: number; readonly isUnclosed: boolean }[] =
      [];
    let newline = format?.newline ?? '\n';
    const delimiter = format?.delimiter ?? delimiterOf(text);
    parse<string[]>(text, {
      ...{ delimiter, newline: format?.newline },
      step({ data: cells, errors, meta }) {
        newline = meta.linebreak as typeof newline;
        found.push({
          cells,
          end: meta.cursor,
          isUnclosed: errors.some(({ code }) => code === 'MissingQuotes'),
        });
      },
    });
    // The last record of a piece may go on in the next one.
    const whole = isLast ? found : found.slice(0, -1);
    if (whole.length > 0) format ??= { delimiter, newline };
    let from = 0;
    const records = whole.flatMap(({ cells, end, isUnclosed }): readonly CsvRecord[] => {
      const at = line;
      line += lineBreaks(text.slice(from, end));
      from = end;
      return cells.some((cell) => cell.trim() !== '') ? [{ line: at, cells, isUnclosed }] : [];
    });
    rest = isLast ? '' : text.slice(from);
    return records;
  }

  return {
    isOver: () => isOver,
    push(piece) {
      if (isOver) return [];
      // The two letters of one line break may come in two pieces.
      const text = rest + held + piece;
      held = text.endsWith('\r') ? '\r' : '';
      const records = read(text.slice(0, text.length - held.length), false);
      if (rest.length <= RECORD_MAX) return records;
      isOver = true;
      rest = '';
      return [...records, { line, cells: [], isUnclosed: true }];
    },
    end: () => (isOver || rest + held === '' ? [] : read(rest + held, true)),
  };
}
