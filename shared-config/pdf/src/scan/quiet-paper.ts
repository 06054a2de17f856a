import { INK } from './box-ticks.ts';
import type { GreyPicture } from './grey-picture.ts';

/** Pixels around ink that are left as they are: thin letters beside it are no darker than grain. */
const EDGE = 40;
/** Paper is lighter than this where it has no grain. */
const CLEAN = 232;
/** Part of the paper that may be darker before it counts as grainy. */
const GRAINY = 0.03;

/** Whether there is ink within `EDGE` pixels to either side, along rows or columns. */
function widened(ink: Uint8Array, step: number, length: number, lines: number, next: number): Uint8Array {
  const wide = new Uint8Array(ink.length);
  for (let line = 0; line < lines; line += 1) {
    const first = line * next;
    let [before, behind] = [-1, -1];
    for (let place = 0; place < length; place += 1) {
      const back = length - 1 - place;
      if (ink[first + place * step] === 1) before = place + EDGE;
      if (ink[first + back * step] === 1) behind = place + EDGE;
      if (place <= before) wide[first + place * step] = 1;
      if (place <= behind) wide[first + back * step] = 1;
    }
  }
  return wide;
}

/**
 * Paper without grain: where a photograph has no words near, it becomes white. The engine takes the grain of an empty page for letters,
 * and takes minutes over them. Paper that has none is left as it is. Pure.
 */
export function quietPaper(picture: GreyPicture): GreyPicture {
  const { width, height, data } = picture;
  const ink = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at += 1) if ((data[at] ?? 255) < INK) ink[at] = 1;
  const near = widened(widened(ink, 1, width, height, width), width, height, width, 1);
  let [paper, dark] = [0, 0];
  for (let at = 0; at < data.length; at += 1) {
    if (near[at] === 1) continue;
    paper += 1;
    if ((data[at] ?? 0) < CLEAN) dark += 1;
  }
  if (dark <= GRAINY * paper) return picture;
  const quiet = data.slice();
  for (let at = 0; at < quiet.length; at += 1) if (near[at] !== 1) quiet[at] = 255;
  return { width, height, data: quiet };
}
