import { findFirst, type Phrase } from './phrases.ts';
import type { Line, Word } from './words.ts';

/** From left to right, in points. */
export interface Span {
  readonly left: number;
  readonly right: number;
}

/** The columns of the form's table, by their headings. */
export interface TableColumns {
  /** Where the headings end. */
  readonly bottom: number;
  readonly additionalInsured?: Span;
  readonly waiver?: Span;
  readonly policyNumber: Span;
  readonly effective: Span & { readonly top: number };
  readonly expiration: Span;
  /** Left edge of the limits, where it is known. */
  readonly limits?: number;
}

function middle({ left, right }: Span): number {
  return (left + right) / 2;
}

/** Points that a column reaches beyond its heading's letters. */
const OUTSIDE = 4;
/** Part of the way from one narrow column to the next where a mark belongs to neither for sure. */
const BETWEEN = 0.14;

/** Headings stand in one row, two or three lines high. */
const ROW_HEIGHT = 30;

function inRow(phrases: readonly Phrase[], top: number): Phrase | undefined {
  const near = phrases.filter(({ box }) => Math.abs(box.top - top) < ROW_HEIGHT);
  return near.length === 1 ? near[0] : undefined;
}

interface HeadingRow {
  readonly number: Phrase;
  readonly effective: Phrase;
  readonly expiration: Phrase;
}

/** The rows of the page that have the three headings without which there is no table. */
function headingRows(lines: readonly Line[], numbers: readonly Phrase[]): readonly HeadingRow[] {
  const effectives = findFirst(lines, ['POLICY EFF', 'POLICY EFFECTIVE', 'EFFECTIVE DATE']);
  const expirations = findFirst(lines, ['POLICY EXP', 'POLICY EXPIRATION', 'EXPIRATION DATE']);
  return numbers.flatMap((number) => {
    const effective = inRow(effectives, number.box.top);
    const expiration = inRow(expirations, number.box.top);
    return effective === undefined || expiration === undefined ? [] : [{ number, effective, expiration }];
  });
}

/** Recognition now and then has no POLICY before NUMBER: the heading reaches as far to the left as if it had. */
function loneNumbers(lines: readonly Line[]): readonly Phrase[] {
  if (!lines.some((line) => line.some(({ isScanned }) => isScanned))) return [];
  return findFirst(lines, ['NUMBER']).map((number) => {
    const { left, right } = number.box;
    return { ...number, box: { ...number.box, left: left - (right - left) } };
  });
}

/** The table's columns; undefined: the page has no such table, or two. */
export function tableColumns(lines: readonly Line[]): TableColumns | undefined {
  const named = headingRows(lines, findFirst(lines, ['POLICY NUMBER']));
  const rows = named.length > 0 ? named : headingRows(lines, loneNumbers(lines));
  const [row] = rows;
  if (row === undefined || rows.length > 1) return undefined;
  const { number, effective, expiration } = row;
  if (number.box.right > effective.box.left || effective.box.right > expiration.box.left) return undefined;
  const { top } = number.box;
  const additional = inRow(findFirst(lines, ['ADDL', 'INSD', 'INSRD']), top);
  const waiver = inRow(findFirst(lines, ['SUBR', 'WVD']), top);
  const limits = inRow(findFirst(lines, ['LIMITS']), top);
  const edge = waiver?.box.right ?? additional?.box.right;
  const parts = [number, effective, expiration, additional, waiver];
  const pitch = middle(expiration.box) - middle(effective.box);
  return {
    bottom: Math.max(...parts.map((part) => part?.box.bottom ?? 0)),
    ...(additional === undefined ? {} : { additionalInsured: additional.box }),
    ...(waiver === undefined ? {} : { waiver: waiver.box }),
    policyNumber: { left: edge ?? number.box.left - pitch / 2, right: effective.box.left },
    effective: effective.box,
    expiration: expiration.box,
    ...(limits === undefined ? {} : { limits: expiration.box.right }),
  };
}

/** Points: a wider field is no cell of the table. */
const WIDEST_CELL = 75;

/** Where a word stands: the cell that it was typed into tells its column better than its letters, which may be set anywhere. */
export function cellOf(word: Word): Span {
  const { room } = word;
  return room !== undefined && room.right - room.left <= WIDEST_CELL ? room : word;
}

/** The column of a word between two neighbours: the one whose heading's middle is nearer; undefined: too far from both, or between them. */
export function nearerOf(word: Span, one: Span, other: Span): 'one' | 'other' | undefined {
  const pitch = Math.abs(middle(one) - middle(other));
  const [toOne, toOther] = [Math.abs(middle(word) - middle(one)), Math.abs(middle(word) - middle(other))];
  if (Math.min(toOne, toOther) > 0.75 * pitch || Math.abs(toOne - toOther) < 0.2 * pitch) return undefined;
  return toOne < toOther ? 'one' : 'other';
}

/** Which of the two narrow columns of yes and no a mark stands in; undefined: neither, or on the line between them. */
export function boxColumn(
  mark: Span,
  { additionalInsured, waiver }: TableColumns,
): 'additionalInsured' | 'waiver' | undefined {
  const at = middle(mark);
  const isIn = (span: Span | undefined) =>
    span !== undefined && at > span.left - OUTSIDE && at < span.right + OUTSIDE;
  if (additionalInsured !== undefined && waiver !== undefined) {
    const pitch = middle(waiver) - middle(additionalInsured);
    const edge = (middle(additionalInsured) + middle(waiver)) / 2;
    if (Math.abs(at - edge) < BETWEEN * Math.abs(pitch)) return undefined;
    // Without the other heading's side both would reach into each other.
    const isFirst = pitch > 0 ? at < edge : at > edge;
    if (isFirst) return isIn(additionalInsured) ? 'additionalInsured' : undefined;
    return isIn(waiver) ? 'waiver' : undefined;
  }
  if (isIn(additionalInsured)) return 'additionalInsured';
  return isIn(waiver) ? 'waiver' : undefined;
}
