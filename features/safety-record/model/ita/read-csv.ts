import { parse } from 'papaparse';

/** One record of a file: the line it begins on, from 1, and its cells. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
  /** A quotation mark that is never closed: the rest of the file is in its last cell. */
  readonly isUnclosed: boolean;
}

const DELIMITERS = [',', ';', '\t'] as const;

/** Text of a file as people have them: UTF-8 or UTF-16 with a mark, UTF-8 without, else Windows-1252. */
export function decodeCsv(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    // The decoder takes the mark off by itself.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

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
