import type { GreyPicture } from './grey-picture.ts';

/** Radians on either side that a page on a table or in a feeder is turned at most. */
const MOST = (6 * Math.PI) / 180;
const STEPS = [Math.PI / 360, Math.PI / 3600] as const;
/** Radians that letters stand well enough without turning: their edges stay sharp. */
const LEVEL = Math.PI / 1800;
/** Darker pixels are ink. */
const INK = 128;
/** Every so many pixels is looked at; lines of text are thicker. */
const STRIDE = 2;

interface Ink {
  readonly xs: Float32Array;
  readonly ys: Float32Array;
  readonly height: number;
}

function inkOf({ width, height, data }: GreyPicture): Ink {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let y = 0; y < height; y += STRIDE) {
    for (let x = 0; x < width; x += STRIDE) {
      if ((data[y * width + x] ?? 255) < INK) {
        xs.push(x - width / 2);
        ys.push(y);
      }
    }
  }
  return { xs: Float32Array.from(xs), ys: Float32Array.from(ys), height };
}

/** Level lines of text fill few rows and leave the rows between them empty. */
function sharpness({ xs, ys, height }: Ink, angle: number): number {
  const rows = new Uint32Array(Math.ceil(height / STRIDE) + 1);
  const slope = Math.tan(angle);
  for (let at = 0; at < xs.length; at += 1) {
    const row = Math.round(((ys[at] ?? 0) - (xs[at] ?? 0) * slope) / STRIDE);
    if (row >= 0 && row < rows.length) rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let row = 1; row < rows.length; row += 1) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return sum;
}

function best(ink: Ink, from: number, to: number, step: number): number {
  let [found, most] = [0, -1];
  for (let angle = from; angle <= to + step / 2; angle += step) {
    const sharp = sharpness(ink, angle);
    if (sharp > most) [found, most] = [angle, sharp];
  }
  return found;
}

/** By how many radians, clockwise, the lines of a page are turned; 0: they are level, or there are none. Pure. */
export function skewOf(picture: GreyPicture): number {
  const ink = inkOf(picture);
  if (ink.xs.length === 0) return 0;
  const [coarse, fine] = STEPS;
  const near = best(ink, -MOST, MOST, coarse);
  const angle = best(ink, near - coarse, near + coarse, fine);
  return Math.abs(angle) < LEVEL ? 0 : angle;
}

/** The picture turned back by `angle` around its middle; what comes from outside of it is white. Pure. */
export function levelled(picture: GreyPicture, angle: number): GreyPicture {
  if (angle === 0) return picture;
  const { width, height, data } = picture;
  const turned = new Uint8ClampedArray(data.length).fill(255);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const fromX = middleX + (x - middleX) * cos - (y - middleY) * sin;
      const fromY = middleY + (x - middleX) * sin + (y - middleY) * cos;
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
      const at = top * width + left;
      const [right, low] = [fromX - left, fromY - top];
      const above = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right;
      const below = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right;
      turned[y * width + x] = above * (1 - low) + below * low;
    }
  }
  return { width, height, data: turned };
}
