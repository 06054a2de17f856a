import { digitsOf } from '../acord25/repaired-number.ts';
import { heightOf, type Line, type Word } from '../acord25/words.ts';

/** A form's number where a page has it. */
export interface FormMark {
  /** CG 20 10, WC 00 03 13: of any form, known or not. */
  readonly number: string;
  /** 04 13 */
  readonly edition: string | undefined;
  readonly words: readonly [Word, ...Word[]];
  readonly lineAt: number;
}

/** Words of a number with its edition: CG 20 10 (Ed. 04 13). */
const MOST_WORDS = 8;
/** Heights of a letter: what is farther away is another column. */
const APART = 2;
/** What scans make of the letters of a number. */
const PREFIXES: readonly (readonly [read: RegExp, as: string])[] = [
  [/^[([]?C[GQ6]/i, 'CG'],
  [/^[([]?CA/i, 'CA'],
  [/^[([]?W[CG]/i, 'WC'],
];
const EDITION = /^[\s,]*\(?(?:(?:ed(?:ition)?|rev)\b\.?)?[\s.(]*(\d{1,2})[\s/.-]*(\d{4}|\d\d)(?!\d|[/.-]\d)/i;

/** Words from here on that stand close together. */
function closeWords(line: Line, from: number): readonly Word[] {
  const words: Word[] = [];
  for (const word of line.slice(from, from + MOST_WORDS)) {
    const last = words.at(-1);
    if (last !== undefined && word.left - last.right > APART * heightOf(word)) break;
    words.push(word);
  }
  return words;
}

function prefixOf({ text, isScanned }: Word): readonly [length: number, prefix: string] | undefined {
  for (const [pattern, as] of PREFIXES) {
    const [match] = pattern.exec(text) ?? [];
    if (match !== undefined && (isScanned === true || match.endsWith(as))) return [match.length, as];
  }
  return undefined;
}

interface Numbered {
  readonly number: string;
  readonly edition: string | undefined;
  /** How many letters of the text it takes. */
  readonly length: number;
}

function editionIn(rest: string): { readonly edition: string; readonly length: number } | undefined {
  const [all, month = '', year = ''] = EDITION.exec(rest) ?? [];
  if (all === undefined || Number(month) < 1 || Number(month) > 12) return undefined;
  return { edition: `${month.padStart(2, '0')} ${year.slice(-2)}`, length: all.length };
}

/** Two pairs of digits, of workers' compensation three, and the edition behind them, however they are spaced. */
function numbered(prefix: string, rest: string): Numbered | undefined {
  const pairs = prefix === 'WC' ? /^[\s-]*(\d\d)[\s-]*(\d\d)[\s-]*(\d\d)/ : /^[\s-]*(\d\d)[\s-]*(\d\d)/;
  const [all, ...digits] = pairs.exec(rest) ?? [];
  if (all === undefined) return undefined;
  const after = rest.slice(all.length);
  const found = editionIn(after);
  if (found === undefined && /^[A-Za-z\d]/.test(after)) return undefined;
  return {
    number: [prefix, ...digits].join(' '),
    edition: found?.edition,
    length: all.length + (found?.length ?? 0),
  };
}

function markAt(line: Line, from: number, lineAt: number): FormMark | undefined {
  const words = closeWords(line, from);
  const [first] = words;
  const prefix = first === undefined ? undefined : prefixOf(first);
  if (first === undefined || prefix === undefined) return undefined;
  const texts = words.map(({ text, isScanned }, at) => {
    const own = at === 0 ? text.slice(prefix[0]) : text;
    return isScanned === true && /\d/.test(own) ? digitsOf(own) : own;
  });
  const read = numbered(prefix[1], texts.join(' '));
  if (read === undefined) return undefined;
  let [count, length] = [0, 0];
  while (count < texts.length && length < read.length) {
    length += (texts[count]?.length ?? 0) + 1;
    count += 1;
  }
  return {
    ...{ number: read.number, edition: read.edition, lineAt },
    words: [first, ...words.slice(1, Math.max(1, count))],
  };
}

/** The bureau of workers' compensation prints the edition under the number, in brackets. */
function withEditionBelow(mark: FormMark, below: Line | undefined): FormMark {
  const [first] = mark.words;
  if (mark.edition !== undefined || below === undefined) return mark;
  const from = below.findIndex(
    ({ text, left }) => /^\(ed/i.test(text) && left > first.left - heightOf(first),
  );
  if (from < 0) return mark;
  const found = editionIn(
    closeWords(below, from)
      .map(({ text }) => text)
      .join(' '),
  );
  return { ...mark, edition: found?.edition };
}

/** Every number of a form on a page, from top to bottom. */
export function formMarks(lines: readonly Line[]): readonly FormMark[] {
  return lines.flatMap((line, lineAt) =>
    line.flatMap((_, from) => {
      const mark = markAt(line, from, lineAt);
      return mark === undefined ? [] : [withEditionBelow(mark, lines[lineAt + 1])];
    }),
  );
}
