import type { PlacedText } from '../source/page-source.ts';

/** A word with its box; points from the page's top left corner. */
export interface Word {
  readonly text: string;
  /** The text as capital letters and digits only; empty for a sign such as a dash or a colon. */
  readonly plain: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Words of one height, from left to right. */
export type Line = readonly Word[];

/** Words of a page that nobody reads: more than this many are no certificate. */
const MAX_WORDS = 6_000;
/** Radians; a mark across the page is no part of the form. */
const LEVEL = 0.02;
/** Part of the letters' height: parts of one word stand closer than this. */
const SAME_WORD = 0.12;

export function plainText(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

export function middleOf({ top, bottom }: Pick<Word, 'top' | 'bottom'>): number {
  return (top + bottom) / 2;
}

export function heightOf({ top, bottom }: Pick<Word, 'top' | 'bottom'>): number {
  return bottom - top;
}

/** Each letter is taken to be as wide as the others of its piece. */
function splitWords({ text, x, y, width, height }: PlacedText): readonly Word[] {
  const step = width / Math.max(1, text.length);
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    plain: plainText(word),
    left: x + index * step,
    right: x + (index + word.length) * step,
    top: y,
    bottom: y + height,
  }));
}

function isOnLine(word: Word, line: Line): boolean {
  const first = line[0];
  if (first === undefined) return false;
  return Math.abs(middleOf(word) - middleOf(first)) < 0.5 * Math.min(heightOf(word), heightOf(first));
}

/** Puts pieces of one word together that a file holds apart. */
function joinPieces(line: Line): Line {
  const joined: Word[] = [];
  for (const word of line) {
    const last = joined.at(-1);
    const gap = last === undefined ? Number.POSITIVE_INFINITY : word.left - last.right;
    if (last === undefined || Math.abs(gap) > SAME_WORD * heightOf(word)) {
      joined.push(word);
      continue;
    }
    const text = last.text + word.text;
    const top = Math.min(last.top, word.top);
    const bottom = Math.max(last.bottom, word.bottom);
    joined[joined.length - 1] = {
      ...{ text, plain: plainText(text), left: last.left, right: word.right, top, bottom },
    };
  }
  return joined;
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
  return lines.map((line) => joinPieces(line.toSorted((one, other) => one.left - other.left)));
}

/** The box around some words. */
export function boxOf(words: readonly [Word, ...Word[]]): Omit<Word, 'text' | 'plain'> {
  return {
    left: Math.min(...words.map(({ left }) => left)),
    right: Math.max(...words.map(({ right }) => right)),
    top: Math.min(...words.map(({ top }) => top)),
    bottom: Math.max(...words.map(({ bottom }) => bottom)),
  };
}
