import type { PlacedText } from './page-source.ts';

/** Numbers of the operators that pdf.js gives; they differ from release to release. */
export interface PdfOps {
  readonly save: number;
  readonly restore: number;
  readonly transform: number;
  readonly paintFormXObjectBegin: number;
  readonly paintFormXObjectEnd: number;
  readonly setFillRGBColor: number;
  readonly setFont: number;
  readonly constructPath: number;
  readonly stroke: number;
  readonly closeStroke: number;
  readonly fill: number;
  readonly eoFill: number;
  readonly fillStroke: number;
  readonly eoFillStroke: number;
  readonly closeFillStroke: number;
  readonly closeEOFillStroke: number;
}

export interface Operators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

type Matrix = readonly [number, number, number, number, number, number];
type Point = readonly [x: number, y: number];
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
interface State {
  readonly matrix: Matrix;
  /** A light area hides what is under it and is no tick. */
  readonly isDark: boolean;
}

/** Points: smaller is a dot, larger a part of the form. */
const SIZES = [2.2, 15] as const;
/** How many numbers follow each step of a path: move, line, curve, quadratic curve, close. */
const STEP_LENGTHS = [2, 2, 6, 4, 0];

function numbers(value: unknown): readonly number[] {
  const isList = Array.isArray(value) || ArrayBuffer.isView(value);
  return isList ? Array.from(value as ArrayLike<number>) : [];
}

function times([a, b, c, d, e, f]: Matrix, other: readonly number[]): Matrix {
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = other;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** The parts of a path, each a row of points on the page; curves by their ends. */
function partsOf(data: readonly number[], [a, b, c, d, e, f]: Matrix): readonly (readonly Point[])[] {
  const parts: Point[][] = [];
  for (let at = 0; at < data.length; ) {
    const step = data[at] ?? 4;
    const length = STEP_LENGTHS[step];
    if (length === undefined) return [];
    if (length > 0) {
      const [x = 0, y = 0] = data.slice(at + length - 1, at + length + 1);
      const point: Point = [a * x + c * y + e, b * x + d * y + f];
      if (step === 0 || parts.length === 0) parts.push([point]);
      else parts.at(-1)?.push(point);
    } else if (parts.at(-1)?.[0] !== undefined) {
      const part = parts.at(-1) ?? [];
      part.push(part[0] ?? [0, 0]);
    }
    at += 1 + length;
  }
  return parts.filter((part) => part.length > 1);
}

function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function hasTickSize({ left, right, top, bottom }: Box): boolean {
  const [width, height] = [right - left, bottom - top];
  const [least, most] = SIZES;
  return width >= least && height >= least && width <= most && height <= most && Math.abs(width - height) < 7;
}

const isSlanted = ([x1, y1]: Point, [x2, y2]: Point) => {
  const [width, height] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
  return Math.min(width, height) > 0.3 * Math.max(width, height) && Math.max(width, height) > 1;
};

/** Down and up again: the sign of a check. */
function isCheck(part: readonly Point[]): boolean {
  const [first, middle, last] = part;
  if (part.length !== 3 || first === undefined || middle === undefined || last === undefined) return false;
  return (
    isSlanted(middle, last) &&
    middle[1] > first[1] &&
    middle[1] > last[1] + 1 &&
    middle[0] > first[0] &&
    last[0] > middle[0]
  );
}

const middleOfBox = ({ left, right, top, bottom }: Box): Point => [(left + right) / 2, (top + bottom) / 2];

/** Two slanted lines, one up and one down, with the same middle. */
function isCross(one: readonly Point[], other: readonly Point[]): boolean {
  const slope = ([from, to]: readonly Point[]) =>
    from !== undefined && to !== undefined && isSlanted(from, to)
      ? Math.sign((to[1] - from[1]) * (to[0] - from[0]))
      : 0;
  const [[x1, y1], [x2, y2]] = [middleOfBox(boxAround(one)), middleOfBox(boxAround(other))];
  return slope(one) * slope(other) < 0 && Math.hypot(x1 - x2, y1 - y2) < 1.5;
}

/** A filled sign of any outline; a filled square is one that a program has filled in. */
function isFilledSign(parts: readonly (readonly Point[])[]): boolean {
  const box = boxAround(parts.flat());
  return parts.length <= 2 && hasTickSize(box) && Math.max(box.right - box.left, box.bottom - box.top) < 11;
}

/** Lines of crosses wait for their other half. */
function strokedTicks(parts: readonly (readonly Point[])[], waiting: (readonly Point[])[]): readonly Box[] {
  return parts.flatMap((part) => {
    const box = boxAround(part);
    if (!hasTickSize(box)) return [];
    if (isCheck(part)) return [box];
    if (part.length !== 2) return [];
    const other = waiting.findIndex((candidate) => isCross(part, candidate));
    if (other < 0) {
      waiting.push(part);
      return [];
    }
    return [boxAround([...part, ...(waiting.splice(other, 1)[0] ?? [])])];
  });
}

function isDarkColor(args: readonly unknown[]): boolean {
  const [, red, green, blue] = /^#(..)(..)(..)/.exec(String(args[0])) ?? [];
  if (blue === undefined) return true;
  return [red, green, blue].every((part) => Number.parseInt(part ?? '0', 16) < 0xa0);
}

/**
 * Ticks that a program drew instead of writing a letter: checks, crosses and filled signs as small as a box of a form, each
 * as an X in its place. A tick means something only before a name of the form, so a stray sign says nothing. Pure.
 */
export function drawnTicks(
  { fnArray, argsArray }: Operators,
  ops: PdfOps,
  pageMatrix: readonly number[],
): readonly PlacedText[] {
  const strokes = new Set([ops.stroke, ops.closeStroke]);
  const fills = new Set([
    ...[ops.fill, ops.eoFill, ops.fillStroke],
    ...[ops.eoFillStroke, ops.closeFillStroke, ops.closeEOFillStroke],
  ]);
  let state: State = { matrix: times([1, 0, 0, 1, 0, 0], pageMatrix), isDark: true };
  const saved: State[] = [];
  const waiting: (readonly Point[])[] = [];
  const found: Box[] = [];
  const steps: Readonly<Record<number, (args: readonly unknown[]) => void>> = {
    [ops.save]: () => saved.push(state),
    [ops.restore]: () => {
      state = saved.pop() ?? state;
    },
    [ops.transform]: (args) => {
      state = { ...state, matrix: times(state.matrix, numbers(args)) };
    },
    [ops.paintFormXObjectBegin]: (args) => {
      saved.push(state);
      state = { ...state, matrix: times(state.matrix, numbers(args[0])) };
    },
    [ops.paintFormXObjectEnd]: () => {
      state = saved.pop() ?? state;
    },
    [ops.setFillRGBColor]: (args) => {
      state = { ...state, isDark: isDarkColor(args) };
    },
    [ops.constructPath]: ([how, data]) => {
      const path = numbers(Array.isArray(data) ? data[0] : undefined);
      // Nothing as small as a tick has more steps.
      if (path.length === 0 || path.length > 400) return;
      const parts = partsOf(path, state.matrix);
      if (parts.length === 0) return;
      if (strokes.has(Number(how))) found.push(...strokedTicks(parts, waiting));
      if (fills.has(Number(how)) && state.isDark && isFilledSign(parts)) found.push(boxAround(parts.flat()));
    },
  };
  fnArray.forEach((operator, index) => {
    steps[operator]?.((argsArray[index] ?? []) as readonly unknown[]);
  });
  return found.map(({ left, right, top, bottom }) => {
    return {
      text: 'X',
      x: left,
      y: top,
      width: right - left,
      height: bottom - top,
      angle: 0,
      fontFamily: '',
    };
  });
}
