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

/** A cell and where it ends; `at` stands on its first character. */
interface Cell {
  readonly value: string;
  readonly next: number;
  readonly isUnclosed: boolean;
}

function plainCell(text: string, at: number, delimiter: string): Cell {
  let next = at;
  while (next < text.length) {
    const char = text[next];
    if (char === delimiter || char === '\r' || char === '\n') break;
    next += 1;
  }
  return { value: text.slice(at, next), next, isUnclosed: false };
}

/** RFC 4180: two marks are one, line breaks belong to the value. What follows the closing mark is kept as it is. */
function quotedCell(text: string, at: number, delimiter: string): Cell {
  let value = '';
  let from = at + 1;
  for (;;) {
    const mark = text.indexOf('"', from);
    if (mark === -1) return { value: value + text.slice(from), next: text.length, isUnclosed: true };
    value += text.slice(from, mark);
    if (text[mark + 1] !== '"') {
      const rest = plainCell(text, mark + 1, delimiter);
      return { ...rest, value: value + rest.value };
    }
    value += '"';
    from = mark + 2;
  }
}

function lineBreaks(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}

/** Records of a text, one at a time, so that a large file can be left in the middle; empty lines are left out. */
export function* csvRecords(text: string, delimiter = delimiterOf(text)): Generator<CsvRecord> {
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const [began, start] = [line, at];
    const cells: string[] = [];
    let isUnclosed = false;
    for (;;) {
      const cell = text[at] === '"' ? quotedCell(text, at, delimiter) : plainCell(text, at, delimiter);
      cells.push(cell.value);
      isUnclosed ||= cell.isUnclosed;
      at = cell.next;
      if (text[at] !== delimiter) break;
      at += 1;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 2;
    else if (at < text.length) at += 1;
    line += lineBreaks(text.slice(start, at));
    if (cells.some((cell) => cell.trim() !== '')) yield { line: began, cells, isUnclosed };
  }
}
