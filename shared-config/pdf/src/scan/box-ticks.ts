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
export const INK = 140;
/** Points inside of the sides that may be part of them. */
const MARGIN = 1.4;
/** Parts of a box's inside that are ink. */
const EMPTY = 0.025;
const TICKED = 0.06;

/** How much of a box is ink, 0 to 1. */
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

/** Whether something stands in a box. Pure. @param scale pixels for each point */
export function tickIn(picture: GreyPicture, box: PixelBox, scale: number): TickBox {
  const margin = MARGIN * scale;
  const inside = inkIn(picture, {
    ...{ left: box.left + margin, right: box.right - margin },
    ...{ top: box.top + margin, bottom: box.bottom - margin },
  });
  const isTicked = inside >= TICKED ? true : inside <= EMPTY ? false : undefined;
  return { ...box, isTicked };
}
