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
    let reach = -1;
    for (let place = 0; place < length; place += 1) {
      const at = line * next + place * step;
      if (ink[at] === 1) {
        for (let back = Math.max(0, place - EDGE); back <= place; back += 1)
          wide[line * next + back * step] = 1;
        reach = place + EDGE;
      } else if (place <= reach) wide[at] = 1;
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
  const ink = Uint8Array.from(data, (light) => (light < INK ? 1 : 0));
  const near = widened(widened(ink, 1, width, height, width), width, height, width, 1);
  let [paper, dark] = [0, 0];
  data.forEach((light, at) => {
    if (near[at] === 1) return;
    paper += 1;
    if (light < CLEAN) dark += 1;
  });
  if (dark <= GRAINY * paper) return picture;
  return { width, height, data: data.map((light, at) => (near[at] === 1 ? light : 255)) };
}
