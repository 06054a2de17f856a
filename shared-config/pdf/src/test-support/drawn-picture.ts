import type { PixelBox } from '../scan/box-ticks.ts';
import type { GreyPicture } from '../scan/grey-picture.ts';

/** Pixels for each point. */
export const SCALE = 4;

/** A white page of 60 by 40 points with black rectangles; `frames` are the sides of boxes. */
export function drawnPicture(blocks: readonly PixelBox[], frames: readonly PixelBox[] = []): GreyPicture {
  const [width, height] = [60 * SCALE, 40 * SCALE];
  const data = new Uint8ClampedArray(width * height).fill(255);
  const fill = ({ left, right, top, bottom }: PixelBox) => {
    for (let y = top; y < bottom; y += 1) data.fill(20, y * width + left, y * width + right);
  };
  for (const { left, right, top, bottom } of frames) {
    fill({ left, right, top, bottom: top + 2 });
    fill({ left, right, top: bottom - 2, bottom });
    fill({ left, right: left + 2, top, bottom });
    fill({ left: right - 2, right, top, bottom });
  }
  for (const block of blocks) fill(block);
  return { width, height, data };
}

/** Whether a part of a picture has no ink. */
export function isWhite({ width, data }: GreyPicture, { left, right, top, bottom }: PixelBox): boolean {
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) if ((data[y * width + x] ?? 0) < 255) return false;
  }
  return true;
}
