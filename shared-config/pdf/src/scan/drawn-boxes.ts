import type { PixelBox } from './box-ticks.ts';
import type { DrawnLine, DrawnLines } from './drawn-lines.ts';

/** Points of a box's sides. */
const SIDES = [6, 16] as const;
/** Points by which a side may miss the corner, and by which two sides of a box may differ in length. */
const CORNER = 1.2;
/** A box is no ribbon: its longer side in shorter ones. */
const RATIO = 1.9;

const middleOf = ({ low, high }: DrawnLine) => (low + high) / 2;

/** A level line that reaches from one upright line to another. */
function spans(line: DrawnLine, left: number, right: number, slack: number): boolean {
  return line.from <= left + slack && line.to >= right - slack;
}

/**
 * Small boxes of a form, such as those of ticks: four thin lines that meet. Boxes that share a side count, too. Outer edges.
 * Pure. @param scale pixels for each point
 */
export function drawnBoxes({ level, upright }: DrawnLines, scale: number): readonly PixelBox[] {
  const [narrow, wide] = [SIDES[0] * scale, SIDES[1] * scale];
  const slack = CORNER * scale;
  const sides = [...upright].sort((one, other) => middleOf(one) - middleOf(other));
  const beams = [...level].sort((one, other) => middleOf(one) - middleOf(other));
  const boxes: PixelBox[] = [];
  sides.forEach((left, at) => {
    for (const right of sides.slice(at + 1)) {
      const width = middleOf(right) - middleOf(left);
      if (width > wide) break;
      if (width < narrow) continue;
      const [top, bottom] = [Math.max(left.from, right.from), Math.min(left.to, right.to)];
      if (bottom - top < narrow) continue;
      const between = beams.filter(
        (beam) =>
          spans(beam, left.high, right.low, slack) &&
          middleOf(beam) >= top - slack &&
          middleOf(beam) <= bottom + slack,
      );
      between.slice(1).forEach((beam, above) => {
        const upper = between[above];
        const height = upper === undefined ? 0 : middleOf(beam) - middleOf(upper);
        const isBox =
          upper !== undefined &&
          height >= narrow &&
          height <= wide &&
          Math.max(width, height) <= RATIO * Math.min(width, height);
        if (isBox) boxes.push({ left: left.low, right: right.high, top: upper.low, bottom: beam.high });
      });
    }
  });
  return boxes;
}
