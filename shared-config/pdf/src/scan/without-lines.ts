import { INK, type PixelBox, type TickBox, tickIn } from './box-ticks.ts';
import { drawnBoxes } from './drawn-boxes.ts';
import { type DrawnLine, drawnLines } from './drawn-lines.ts';
import type { GreyPicture } from './grey-picture.ts';

/** Points of a line that no letter has: it is a rule. */
const RULE = 40;
/** Part of a rule that letters may cross; where more do, it is the feet of a word's letters. */
const CROSSED = 0.3;
/** Points around a box that belong to its sides. */
const EDGE = 0.5;
/** Points behind a box within which its words begin. */
const GAP = 7;
/** Pixels above and below a rule that show whether a letter crosses it. */
const BESIDE = 2;

function whiten(data: Uint8ClampedArray, width: number, { left, right, top, bottom }: PixelBox): void {
  for (let y = Math.max(0, top); y <= bottom; y += 1)
    data.fill(255, y * width + Math.max(0, left), y * width + right + 1);
}

/** Words begin right behind a tick's box; behind a box for a letter stands another one, or nothing. */
function hasWordsBehind(
  picture: GreyPicture,
  box: PixelBox,
  boxes: readonly PixelBox[],
  scale: number,
): boolean {
  const { width, data } = picture;
  const [from, to] = [box.right + Math.ceil(EDGE * scale) + 1, Math.min(width - 1, box.right + GAP * scale)];
  const isBeside = boxes.some(
    (other) =>
      other !== box &&
      Math.abs(other.left - box.right) < GAP * scale &&
      Math.abs(other.top - box.top) < scale,
  );
  if (isBeside) return false;
  for (let y = box.top; y <= box.bottom; y += 1) {
    for (let x = from; x <= to; x += 1) if ((data[y * width + x] ?? 255) < INK) return true;
  }
  return false;
}

/** Whitens a rule where no letter crosses it. */
function whitenRule({ width, height, data }: GreyPicture, line: DrawnLine, isLevel: boolean): void {
  const at = (place: number, across: number) => (isLevel ? across * width + place : place * width + across);
  const last = isLevel ? height - 1 : width - 1;
  const [low, high] = [Math.max(0, line.low), Math.min(last, line.high)];
  const free: number[] = [];
  for (let place = line.from; place <= line.to; place += 1) {
    const isCrossed = [low - BESIDE, high + BESIDE].some(
      (across) => across >= 0 && across <= last && (data[at(place, across)] ?? 255) < INK,
    );
    if (!isCrossed) free.push(place);
  }
  if (free.length < (1 - CROSSED) * (line.to - line.from)) return;
  for (const place of free) {
    for (let across = low; across <= high; across += 1) data[at(place, across)] = 255;
  }
}

export interface BareForm {
  readonly picture: GreyPicture;
  /** Of ticks, with words behind them. */
  readonly boxes: readonly TickBox[];
}

/**
 * The picture as it is recognised: without the form's rules, which the engine takes for letters where they are near, and without the
 * boxes of ticks and what is in them, which run together with the words behind them. Pure.
 * @param scale pixels for each point
 */
export function withoutLines(picture: GreyPicture, scale: number): BareForm {
  const { width, height } = picture;
  const bare = { width, height, data: picture.data.slice() };
  const lines = drawnLines(picture, scale);
  const all = drawnBoxes(lines, scale);
  const boxes = all.filter((box) => hasWordsBehind(picture, box, all, scale));
  const edge = Math.ceil(EDGE * scale);
  for (const box of boxes) {
    const { left, right, top, bottom } = box;
    whiten(bare.data, width, {
      left: left - edge,
      right: right + edge,
      top: top - edge,
      bottom: bottom + edge,
    });
  }
  for (const line of lines.level) if (line.to - line.from >= RULE * scale) whitenRule(bare, line, true);
  for (const line of lines.upright) if (line.to - line.from >= RULE * scale) whitenRule(bare, line, false);
  return { picture: bare, boxes: boxes.map((box) => tickIn(picture, box, scale)) };
}
