import type { PictureSize } from './picture-size.ts';
import { bestOfTables, type RecognizedWord } from './words-of-tables.ts';

/** Pixels from the picture's top left corner. */
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A spot with some paper around it, as the engine is asked for it. */
export interface Look extends Spot {
  readonly kind: 'letter' | 'line';
}

/** Less sure words are looked at once more, 0 to 100. */
const SURE = 50;
/** Part of a spot that such words take. */
const READ = 0.5;
/** A page has some dozens; one that the engine failed on has all of its words. */
const MOST = 120;
/** Paper around a spot, in its heights: the engine reads the same letter as another one with more or less of it. */
const PAPER = [0.2, 0.33, 0.58, 0.9] as const;
/** A letter, or two that touch, is not wider than so many of its heights. */
const LETTER = 1.6;

function covers(word: RecognizedWord, spot: Spot): boolean {
  return word.left < spot.right && spot.left < word.right && word.top < spot.bottom && spot.top < word.bottom;
}

function isWithin({ left, top, right, bottom }: Spot, { width, height }: PictureSize): boolean {
  return left >= 0 && top >= 0 && left < right && top < bottom && right <= width && bottom <= height;
}

/** Part of a spot's width that a word takes. */
function partOf(spot: Spot, word: RecognizedWord): number {
  const shared = Math.min(word.right, spot.right) - Math.max(word.left, spot.left);
  return shared / (spot.right - spot.left);
}

/** Whether words that the engine is sure of take most of a spot: of one letter in a torn word it may be sure, too. */
function isRead(spot: Spot, words: readonly RecognizedWord[]): boolean {
  const sure = words.filter((word) => word.confidence >= SURE && covers(word, spot));
  return sure.reduce((sum, word) => sum + partOf(spot, word), 0) >= READ;
}

/** Where something stands that the engine has no word for, or none that it is sure of. Pure. */
export function overlookedSpots(
  words: readonly RecognizedWord[],
  spots: readonly Spot[],
  size: PictureSize,
): readonly Spot[] {
  return spots
    .filter((spot) => isWithin(spot, size))
    .filter((spot) => !isRead(spot, words))
    .slice(0, MOST);
}

/** Each spot with more and more paper around it. Pure. */
export function looksAt(spot: Spot, { width, height }: PictureSize): readonly Look[] {
  const tall = spot.bottom - spot.top;
  const kind = spot.right - spot.left <= LETTER * tall ? 'letter' : 'line';
  return PAPER.map((part) => {
    const paper = Math.max(2, Math.round(part * tall));
    return {
      kind,
      left: Math.max(0, spot.left - paper),
      top: Math.max(0, spot.top - paper),
      right: Math.min(width, spot.right + paper),
      bottom: Math.min(height, spot.bottom + paper),
    };
  });
}

/** The words with what was found in spots that had been overlooked; it takes the place of what the engine was not sure of. Pure. */
export function withSpots(
  words: readonly RecognizedWord[],
  spots: readonly Spot[],
  tables: readonly string[],
): readonly RecognizedWord[] {
  const looks = PAPER.length;
  const found = spots.map((spot, at) => ({
    spot,
    words: bestOfTables(spot, tables.slice(at * looks, (at + 1) * looks)),
  }));
  const better = found.filter(
    ({ spot, words: seen }) =>
      seen.length > 0 &&
      words.every(
        (word) => !covers(word, spot) || seen.every(({ confidence }) => confidence > word.confidence),
      ),
  );
  const kept = words.filter((word) => better.every(({ spot }) => !covers(word, spot)));
  return [...kept, ...better.flatMap(({ words: seen }) => seen)];
}
