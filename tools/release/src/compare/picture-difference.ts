import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface PictureDifference {
  /** How many of all pixels differ between the releases and not from one moment to the next: 0 to 1. */
  readonly share: number;
  /** PNG of the candidate, pale, with what differs in red. */
  readonly drawn: Uint8Array;
}

/** Hardly visible differences of a color are none: 0 compares exactly, 1 not at all. */
const THRESHOLD = 0.1;
/** A strong pink, like no pixel of a page. */
const NO_PAGE = Buffer.from([255, 0, 200, 255]);

/**
 * Compares pictures of a page, PNG each. Clocks, counts and texts such as "2 minutes ago" differ in the same release too:
 * where two pictures of the live one differ, nothing is said about the candidate. A page that is longer or shorter
 * differs in all that only one of them has.
 */
export function pictureDifference(
  [live, again]: readonly [Uint8Array, Uint8Array],
  candidate: Uint8Array,
): PictureDifference {
  const given = [live, again, candidate].map((bytes) => PNG.sync.read(Buffer.from(bytes)));
  const width = Math.max(...given.map((picture) => picture.width));
  const height = Math.max(...given.map((picture) => picture.height));
  const [first, second, after] = given.map((picture) => onCanvas(picture, width, height)) as [PNG, PNG, PNG];
  const restless = maskOf(first, second);
  // What moves by itself is shown as the candidate has it on both sides.
  for (let at = 0; at < restless.length; at += 4)
    if (restless[at + 3] !== 0) first.data.set(after.data.subarray(at, at + 4), at);
  const drawn = new PNG({ width, height });
  const pixels = pixelmatch(first.data, after.data, drawn.data, width, height, { threshold: THRESHOLD });
  return { share: pixels / (width * height), drawn: PNG.sync.write(drawn) };
}

/** Red where they differ, transparent elsewhere. */
function maskOf(first: PNG, second: PNG): Uint8Array {
  const mask = new Uint8Array(first.data.length);
  const options = { threshold: THRESHOLD, diffMask: true, includeAA: true };
  pixelmatch(first.data, second.data, mask, first.width, first.height, options);
  return mask;
}

/** In the upper left corner of a canvas of that size. */
function onCanvas(picture: PNG, width: number, height: number): PNG {
  const canvas = new PNG({ width, height });
  canvas.data.fill(NO_PAGE);
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}
