import type { PlacedText } from '../source/page-source.ts';
import { repairedNumber } from './repaired-number.ts';

/** A word with its box; points from the page's top left corner. */
export interface Word {
  readonly text: string;
  /** The text as capital letters and digits only; empty for a sign such as a dash or a colon. */
  readonly plain: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Edges of the field that it was typed into. */
  readonly room?: PlacedText['room'];
  /** It may say something else: letters were not recognised well, or two cells touch. */
  readonly isUnsure?: true;
  /** Recognised in a picture: a letter of it may be another one that looks like it. */
  readonly isScanned?: true;
}

/** Words of one height, from left to right. */
export type Line = readonly Word[];

/** Words of a page that nobody reads: more than this many are no certificate. */
const MAX_WORDS = 6_000;
/** Radians; a mark across the page is no part of the form. */
const LEVEL = 0.02;
/** Part of the letters' height: parts of one word stand closer than this. */
const SAME_WORD = 0.12;
/** Recognised words of less confidence are offered with a mark of doubt. */
const SURE = 0.88;
const DATE = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}$/;

export function plainText(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

export function middleOf({ top, bottom }: Pick<Word, 'top' | 'bottom'>): number {
  return (top + bottom) / 2;
}

export function heightOf({ top, bottom }: Pick<Word, 'top' | 'bottom'>): number {
  return bottom - top;
}

/** What recognition made of a word, with its digits; a letter that was taken for one is never sure. */
function scannedWord(text: string, confidence: number): Pick<Word, 'text' | 'isUnsure' | 'isScanned'> {
  const repaired = repairedNumber(text);
  const isUnsure = repaired !== undefined || confidence < SURE;
  return { text: repaired ?? text, isScanned: true, ...(isUnsure ? { isUnsure } : {}) };
}

/** Each letter is taken to be as wide as the others of its piece. */
function splitWords({ text, x, y, width, height, room, confidence }: PlacedText): readonly Word[] {
  const step = width / Math.max(1, text.length);
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const read = confidence === undefined ? { text: word } : scannedWord(word, confidence);
    return {
      ...read,
      plain: plainText(read.text),
      left: x + index * step,
      right: x + (index + word.length) * step,
      top: y,
      bottom: y + height,
      ...(room === undefined ? {} : { room }),
    };
  });
}

function isOnLine(word: Word, line: Line): boolean {
  const first = line[0];
  if (first === undefined) return false;
  return Math.abs(middleOf(word) - middleOf(first)) < 0.5 * Math.min(heightOf(word), heightOf(first));
}

/** What stands in a field, or is whole by itself, is no piece of its neighbour. */
function isApart(word: Word, last: Word): boolean {
  return word.room !== last.room || DATE.test(word.text) || DATE.test(last.text);
}

/** Puts pieces of one word together that a file holds apart. */
function joinPieces(line: Line): Line {
  const joined: Word[] = [];
  for (const word of line) {
    const last = joined.at(-1);
    const gap = last === undefined ? Number.POSITIVE_INFINITY : word.left - last.right;
    if (last === undefined || Math.abs(gap) > SAME_WORD * heightOf(word) || isApart(word, last)) {
      joined.push(word);
      continue;
    }
    const text = last.text + word.text;
    const top = Math.min(last.top, word.top);
    const bottom = Math.max(last.bottom, word.bottom);
    joined[joined.length - 1] = {
      ...last,
      ...{ text, plain: plainText(text), right: word.right, top, bottom },
      ...(word.isUnsure === true ? { isUnsure: true } : {}),
    };
  }
  return joined;
}

/** Words of the table's headings, which programs print without a gap between the columns. */
const HEADINGS =
  /^(?:ADDL|INSD|INSRD?|SUBR|WVD|EFF|EXP|POLICY|NUMBER|LIMITS|INSURANCE|DATE|EFFECTIVE|EXPIRATION|MMDDYYYY)/;

function headingsIn(plain: string): readonly string[] {
  const [heading] = HEADINGS.exec(plain) ?? [];
  if (heading === undefined) return [];
  if (heading === plain) return [heading];
  const rest = headingsIn(plain.slice(heading.length));
  return rest.length === 0 ? [] : [heading, ...rest];
}

/** Two cells that touch, as two words: headings, two dates, a number and the date behind it. */
function partTouching(word: Word): readonly Word[] {
  const headings = headingsIn(word.plain);
  if (headings.length > 1) return cut(word, headings);
  const [, first, second] = /^(.{4,}?)(\d\d\/\d\d\/\d{4})$/.exec(word.text) ?? [];
  if (first === undefined || second === undefined) return [word];
  const parts = cut(word, [first, second]);
  return DATE.test(first) ? parts : parts.map((part) => ({ ...part, isUnsure: true as const }));
}

/** Each letter is taken to be as wide as the others. */
function cut(word: Word, texts: readonly string[]): readonly Word[] {
  const step = (word.right - word.left) / texts.join('').length;
  let left = word.left;
  return texts.map((text) => {
    const part = { ...word, text, plain: plainText(text), left, right: left + text.length * step };
    left = part.right;
    return part;
  });
}

function isUsable({ x, y, width, height, angle }: PlacedText): boolean {
  return Math.abs(angle) < LEVEL && height > 0 && [x, y, width, height].every(Number.isFinite);
}

/** The lines of a page from top to bottom; none where there is more than a certificate holds. */
export function linesOf(items: readonly PlacedText[]): readonly Line[] {
  const words = items.filter(isUsable).flatMap(splitWords);
  if (words.length > MAX_WORDS) return [];
  const lines: Word[][] = [];
  for (const word of words.toSorted((one, other) => middleOf(one) - middleOf(other))) {
    const line = lines.findLast((candidate) => isOnLine(word, candidate));
    if (line === undefined) lines.push([word]);
    else line.push(word);
  }
  return lines.map((line) =>
    joinPieces(line.toSorted((one, other) => one.left - other.left)).flatMap(partTouching),
  );
}

/** The box around some words. */
export function boxOf(words: readonly [Word, ...Word[]]): Pick<Word, 'left' | 'right' | 'top' | 'bottom'> {
  return {
    left: Math.min(...words.map(({ left }) => left)),
    right: Math.max(...words.map(({ right }) => right)),
    top: Math.min(...words.map(({ top }) => top)),
    bottom: Math.max(...words.map(({ bottom }) => bottom)),
  };
}
