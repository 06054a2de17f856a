import type { PixelBox } from './box-ticks.ts';
import type { GreyPicture } from './grey-picture.ts';

/** Darker pixels are ink; thin letters of a scan have holes otherwise. */
const INK = 170;
/** Points of a letter's height. */
const HEIGHTS = [2.6, 15] as const;
/** Points of what is smaller than a full stop: dust. */
const DUST = 0.5;
/** Letters of a word are so many heights of a letter apart at most. */
const GAP = 0.7;
/** Part of the lower letter's height by which two letters of a line stand beside each other. */
const BESIDE = 0.4;
/** More than a page of small print has: what has more is no page. */
const MOST = 1_500;

/** Boxes of what hangs together. */
function piecesOf({ width, height, data }: GreyPicture): PixelBox[] {
  const seen = new Uint8Array(data.length);
  const pieces: PixelBox[] = [];
  const stack: number[] = [];
  const visit = (at: number) => {
    if (seen[at] === 1 || (data[at] ?? 255) >= INK) return;
    seen[at] = 1;
    stack.push(at);
  };
  for (let first = 0; first < data.length; first += 1) {
    visit(first);
    if (stack.length === 0) continue;
    let [left, right, top, bottom] = [width, 0, height, 0];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1)
          visit(row * width + column);
      }
    }
    pieces.push({ left, right, top, bottom });
  }
  return pieces;
}

function around(one: PixelBox, other: PixelBox): PixelBox {
  return {
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
    top: Math.min(one.top, other.top),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

function belongTogether(one: PixelBox, other: PixelBox): boolean {
  const [tall, low] = [one, other].map(({ top, bottom }) => bottom - top).sort((a, b) => b - a) as [
    number,
    number,
  ];
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return other.left - one.right <= GAP * tall && shared >= BESIDE * low;
}

/**
 * Where a page has something like a word, or a letter that stands alone: what the engine may overlook in a form. Pure.
 * @param scale pixels for each point
 */
export function inkGroups(picture: GreyPicture, scale: number): readonly PixelBox[] {
  const [lowest, tallest] = HEIGHTS.map((height) => height * scale) as [number, number];
  const dust = DUST * scale;
  const letters = piecesOf(picture)
    .filter(
      ({ left, right, top, bottom }) =>
        Math.max(right - left, bottom - top) >= dust && bottom - top <= tallest,
    )
    .sort((one, other) => one.left - other.left);
  const groups: PixelBox[] = [];
  const open: PixelBox[] = [];
  for (const letter of letters) {
    for (let at = open.length - 1; at >= 0; at -= 1) {
      const group = open[at];
      if (group !== undefined && letter.left - group.right > GAP * tallest)
        groups.push(...open.splice(at, 1));
    }
    const at = open.findIndex((group) => belongTogether(group, letter));
    const group = open[at];
    if (group === undefined) open.push(letter);
    else open[at] = around(group, letter);
  }
  return [...groups, ...open]
    .filter(({ top, bottom }) => bottom - top >= lowest)
    .sort((one, other) => one.top - other.top || one.left - other.left)
    .slice(0, MOST);
}
