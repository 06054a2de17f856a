import type { PixelBox } from './box-ticks.ts';
import type { GreyPicture } from './grey-picture.ts';
import { inkGroups } from './ink-groups.ts';
import type { ScanWord } from './scan-text.ts';

/** Words are wider than so many of their heights; on a page on its side letters stand above each other, and make none. */
const WIDE = 2;
/** The page's words must make up so many times more across than along it. */
const CLEARLY = 1.5;
/** Words of fewer letters say nothing of how the page lies. */
const LETTERS = /[A-Za-z0-9]{3}/;
/** The engine is this sure of a page that is the right way up, and half as sure of one upside down. */
const SURE = 50;
/** Fewer words say nothing either. */
const FEW = 5;

/** The picture mirrored at its diagonal: rows are columns. */
function mirrored({ width, height, data }: GreyPicture): GreyPicture {
  const turned = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) turned[x * height + y] = data[y * width + x] ?? 255;
  }
  return { width: height, height: width, data: turned };
}

function wordsWidth(groups: readonly PixelBox[]): number {
  return groups
    .map(({ left, right, top, bottom }) => [right - left, bottom - top] as const)
    .filter(([width, height]) => width > WIDE * height)
    .reduce((sum, [width]) => sum + width, 0);
}

/**
 * Whether the lines of a page run up or down it. Pure.
 * @param groups of the picture as it is
 * @param scale pixels for each point
 */
export function isOnItsSide(picture: GreyPicture, groups: readonly PixelBox[], scale: number): boolean {
  return wordsWidth(inkGroups(mirrored(picture), scale)) > CLEARLY * wordsWidth(groups);
}

/** How sure the engine is of a page's words on the average, 0 to 100; undefined: it has too few of them. */
function surenessOf(words: readonly ScanWord[]): number | undefined {
  const long = words.filter(({ text }) => LETTERS.test(text));
  const sum = long.reduce((all, { confidence }) => all + confidence, 0);
  return long.length < FEW ? undefined : sum / long.length;
}

/** Whether a page may be upside down: the engine is sure of none of its words. Pure. */
export function mayBeUpsideDown(words: readonly ScanWord[]): boolean {
  const sureness = surenessOf(words);
  return sureness !== undefined && sureness < SURE;
}

/** Whether the engine is surer of the words of one look than of those of another. Pure. */
export function isSurer(words: readonly ScanWord[], than: readonly ScanWord[]): boolean {
  return (surenessOf(words) ?? 0) > (surenessOf(than) ?? 0);
}
