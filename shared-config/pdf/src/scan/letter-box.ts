import { INK, type PixelBox } from './box-ticks.ts';
import type { GreyPicture } from './grey-picture.ts';

/** Letters and signs that rise above the small ones, and those that hang below the line. */
const RISES = /[A-Z0-9bdfhijklt!#$%&()/@[\]{|}§]/;
const HANGS = /[gjpqyQ,;()[\]{|}$]/;
/** Parts of a typeface's size, as files give it: its small letters, the rest of its capitals, what hangs, and all above the line. */
const SIZE = { small: 0.5, rest: 0.21, hangs: 0.2, above: 0.8 } as const;

/** Part of the usual size. */
const LEAST = 0.5;

/** The word's box without the empty rows above and below it. */
function trimmed({ width, height, data }: GreyPicture, box: PixelBox): PixelBox {
  const hasInk = (y: number) => {
    for (let x = Math.max(0, box.left); x < Math.min(width, box.right); x += 1) {
      if ((data[y * width + x] ?? 255) < INK) return true;
    }
    return false;
  };
  let [top, bottom] = [Math.max(0, Math.floor(box.top)), Math.min(height, Math.ceil(box.bottom))];
  while (top < bottom && !hasInk(top)) top += 1;
  while (bottom > top && !hasInk(bottom - 1)) bottom -= 1;
  return top < bottom ? { ...box, top, bottom } : box;
}

/**
 * A recognised word's box, from its ink, as high as the typeface and around its line, as files have it: letters of different heights
 * stand in one line then, and gaps are measured by the same size. Pure.
 * @param usual pixels of the page's letters: a dash or a full stop says nothing of its own size
 */
export function letterBox(picture: GreyPicture, text: string, word: PixelBox, usual: number): PixelBox {
  const { left, right, top, bottom } = trimmed(picture, word);
  const hangs = HANGS.test(text) ? SIZE.hangs : 0;
  const isSign = !/[A-Za-z0-9$]/.test(text);
  const own = (bottom - top) / (SIZE.small + (RISES.test(text) ? SIZE.rest : 0) + hangs);
  // What is far too low is a word's remnant, or its place was lost.
  const size = isSign || own < LEAST * usual ? usual : own;
  // A dash stands in the middle of capitals.
  const line = isSign ? (top + bottom) / 2 + 0.3 * usual : bottom - hangs * size;
  return { left, right, top: line - SIZE.above * size, bottom: line + (1 - SIZE.above) * size };
}
