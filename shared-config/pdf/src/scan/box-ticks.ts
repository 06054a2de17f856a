import type { GreyPicture } from './grey-picture.ts';

/** Pixels from the picture's top left corner. */
export interface PixelBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A box of the form right before some words. */
export interface TickBox extends PixelBox {
  /** undefined: too little in it for a tick, too much for an empty box. */
  readonly isTicked: boolean | undefined;
}

/** Darker pixels are ink. */
const INK = 140;
/** Points of a box's sides, and of the gap between it and the words behind it. */
const SIDES = [6, 16] as const;
const GAP = 7;
/** Points above and below the words' middle that a side of a box is higher than a letter. */
const REACH = 3.2;
/** Part of a side that has to be ink: scans have holes. */
const WHOLE = 0.8;
/** Points inside of the sides that may be part of them. */
const MARGIN = 1.4;
/** Parts of a box's inside that are ink. */
const EMPTY = 0.025;
const TICKED = 0.06;

/** How much of a strip is ink, 0 to 1. */
function inkIn({ width, height, data }: GreyPicture, { left, right, top, bottom }: PixelBox): number {
  let [ink, count] = [0, 0];
  for (let y = Math.max(0, Math.round(top)); y <= Math.min(height - 1, Math.round(bottom)); y += 1) {
    for (let x = Math.max(0, Math.round(left)); x <= Math.min(width - 1, Math.round(right)); x += 1) {
      if ((data[y * width + x] ?? 255) < INK) ink += 1;
      count += 1;
    }
  }
  return count === 0 ? 0 : ink / count;
}

/** A thin line is a pixel to either side of where it should be. */
function lineAt(from: number, to: number, inkAt: (at: number) => number): number | undefined {
  const step = Math.sign(to - from) || 1;
  for (let at = Math.round(from); step * (to - at) >= 0; at += step) {
    if (inkAt(at) >= WHOLE) return at;
  }
  return undefined;
}

/**
 * The box of the form whose right side stands just before some words, and whether something is in it. Undefined: there is none.
 * Pure.
 * @param scale pixels for each point
 */
export function boxBefore(picture: GreyPicture, words: PixelBox, scale: number): TickBox | undefined {
  const middle = (words.top + words.bottom) / 2;
  const [narrow, wide] = SIDES.map((side) => side * scale) as [number, number];
  const upright = (x: number) =>
    Math.max(
      ...[-1, 0, 1].map((drift) =>
        // A side that is not quite upright crosses into the next column.
        Math.min(
          1,
          inkIn(picture, { left: x, right: x, top: middle - REACH * scale, bottom: middle }) / 2 +
            inkIn(picture, {
              left: x + drift,
              right: x + drift,
              top: middle,
              bottom: middle + REACH * scale,
            }) /
              2,
        ),
      ),
    );
  const right = lineAt(words.left - 1, words.left - GAP * scale, upright);
  if (right === undefined) return undefined;
  const left = lineAt(right - narrow, right - wide, upright);
  if (left === undefined) return undefined;
  const level = (y: number) =>
    inkIn(picture, {
      left: left + 0.15 * (right - left),
      right: right - 0.15 * (right - left),
      top: y,
      bottom: y,
    });
  const top = lineAt(middle - REACH * scale, middle - 0.7 * wide, level);
  const bottom = lineAt(middle + REACH * scale, middle + 0.7 * wide, level);
  if (top === undefined || bottom === undefined) return undefined;
  const margin = MARGIN * scale;
  const inside = inkIn(picture, {
    ...{ left: left + margin, right: right - margin },
    ...{ top: top + margin, bottom: bottom - margin },
  });
  const isTicked = inside >= TICKED ? true : inside <= EMPTY ? false : undefined;
  return { left, right, top, bottom, isTicked };
}
