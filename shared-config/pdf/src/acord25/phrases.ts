import { isAlike } from './alike.ts';
import { boxOf, heightOf, type Line, plainText, type Word } from './words.ts';

/** Words of the form in their place on the page. */
export interface Phrase {
  readonly line: Line;
  readonly words: readonly [Word, ...Word[]];
  /** Index of the first word, and of the word behind the last one. */
  readonly from: number;
  readonly to: number;
  readonly box: ReturnType<typeof boxOf>;
}

export type Matches = (word: Word | undefined, wanted: string) => boolean;
const isSame: Matches = (word, wanted) => word?.plain === wanted;
/** Recognised words may have a wrong letter. */
const isNearlySame: Matches = (word, wanted) =>
  word !== undefined && (word.plain === wanted || (word.isScanned === true && isAlike(word.plain, wanted)));

/** How words are compared, one after the other until something is found: only scans have words that are nearly the same. */
export function matchings(lines: readonly Line[]): readonly Matches[] {
  const isScan = lines.some((line) => line.some(({ isScanned }) => isScanned));
  return isScan ? [isSame, isNearlySame] : [isSame];
}

function phraseAt(line: Line, from: number, wanted: readonly string[], matches: Matches): Phrase | undefined {
  let at = from;
  for (const word of wanted) {
    // Signs between the words, such as the dash of PRODUCTS - COMP/OP.
    while (at > from && line[at]?.plain === '') at += 1;
    if (!matches(line[at], word)) return undefined;
    at += 1;
  }
  const [first, ...rest] = line.slice(from, at);
  if (first === undefined) return undefined;
  const words: [Word, ...Word[]] = [first, ...rest];
  return { line, words, from, to: at, box: boxOf(words) };
}

function placesOf(lines: readonly Line[], text: string, matches: Matches): readonly Phrase[] {
  const wanted = text
    .split(' ')
    .map(plainText)
    .filter((word) => word !== '');
  return lines.flatMap((line) =>
    line.flatMap((_, from) => {
      const phrase = phraseAt(line, from, wanted, matches);
      return phrase === undefined ? [] : [phrase];
    }),
  );
}

/**
 * Every place of a phrase, from top to bottom. `text` is compared without signs and case; where a scan has it nowhere, with words that
 * look like it.
 */
export function findPhrase(lines: readonly Line[], text: string): readonly Phrase[] {
  return findFirst(lines, [text]);
}

/** Every place of the first of these phrases that the page has. */
export function findFirst(lines: readonly Line[], texts: readonly string[]): readonly Phrase[] {
  for (const matches of matchings(lines)) {
    for (const text of texts) {
      const found = placesOf(lines, text, matches);
      if (found.length > 0) return found;
    }
  }
  return [];
}

/** The ink of letters says less of a typeface's size where it is as broad as a typewriter's. */
const BY_INK = 1.35;

/** A label stands by itself: what is nearer than a letter's height belongs to a sentence. */
export function isLabel({ line, words, from, to, box }: Phrase): boolean {
  const [before, after] = [line[from - 1], line[to]];
  const room = heightOf(box) * (words[0].isScanned === true ? BY_INK : 1);
  const endsWithColon = words.at(-1)?.text.endsWith(':') === true || after?.text.startsWith(':') === true;
  const isFreeBefore = before === undefined || box.left - before.right > room;
  const isFreeAfter = endsWithColon || after === undefined || after.left - box.right > 0.6 * room;
  return isFreeBefore && isFreeAfter;
}
