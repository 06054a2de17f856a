import { heightOf, type Line, type Word } from '../acord25/words.ts';
import type { SummaryCount } from './summary.ts';

/** A column's letter with the total that it stands for. */
export interface Tag {
  readonly field: SummaryCount;
  readonly word: Word;
}

/** The order of the columns. */
const ORDER: readonly SummaryCount[] = ['G', 'H', 'I', 'J', 'K', 'L', 'M1', 'M2', 'M3', 'M4', 'M5', 'M6'];
/** Columns that papers have in one row, from and up to: all of them, cases and days, types, cases, days. */
const ROWS = [
  [0, 12],
  [0, 6],
  [6, 12],
  [0, 4],
  [4, 6],
] as const;
/** Letters of a column's name in a scan: (G), [6), |, (00). */
const SHORT = 4;
/** Columns of a row are as wide as each other; times that the widest may be the narrowest. */
const EVEN = 1.5;

export const centre = ({ left, right }: Word): number => (left + right) / 2;

/** A column's letter that stands alone: (G), K, M1. */
function clearTags(line: Line): readonly Tag[] {
  return line.flatMap((word, index) => {
    const [, field] = /^\(?([G-L]|M[1-6])\)?$/.exec(word.text) ?? [];
    const [before, after] = [line[index - 1], line[index + 1]];
    const room = 0.8 * heightOf(word);
    const isAlone =
      (before === undefined || word.left - before.right > room) &&
      (after === undefined || after.left - word.right > room);
    return field !== undefined && isAlone ? [{ field: field as SummaryCount, word }] : [];
  });
}

/** Whether the words are columns' letters in their order, which a sentence with an I in it has not. */
function isInOrder(tags: readonly Tag[]): boolean {
  const places = tags.map(({ field }) => ORDER.indexOf(field));
  return places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));
}

function isEven(words: readonly Word[]): boolean {
  const gaps = words.slice(1).map((word, at) => centre(word) - centre(words[at] ?? word));
  return Math.max(...gaps) <= EVEN * Math.min(...gaps);
}

/** Words in a row that may be columns' letters, whatever a scan made of them. */
function shortRuns(line: Line): readonly Line[] {
  const runs: Word[][] = [[]];
  for (const word of line) {
    if (word.text.length <= SHORT) runs.at(-1)?.push(word);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 1);
}

/** Where a row would begin by the letters in it that are clear; undefined: by none, or they disagree. */
function startOf(words: Line, clear: readonly Tag[]): number | undefined {
  const starts = clear
    .filter(({ word }) => words.includes(word))
    .map(({ field, word }) => ORDER.indexOf(field) - words.indexOf(word));
  const votes = (start: number) => starts.filter((other) => other === start).length;
  const [start, other] = [...new Set(starts)].sort((one, two) => votes(two) - votes(one));
  return start === undefined || (other !== undefined && votes(other) === votes(start)) ? undefined : start;
}

/** A whole row of a scan: between (H) and (J) stands I, before (H) G, whatever they were taken for. */
function scannedRow(run: Line, clear: readonly Tag[]): readonly Tag[] {
  for (const [from, to] of ROWS) {
    for (let at = 0; at + to - from <= run.length; at += 1) {
      const words = run.slice(at, at + to - from);
      if (startOf(words, clear) !== from || !isEven(words)) continue;
      return words.map((word, place) => ({ field: ORDER[from + place] as SummaryCount, word }));
    }
  }
  return [];
}

/** The columns' letters in a line, from left to right; none where it is no row of them. */
export function tagsOf(line: Line): readonly Tag[] {
  const clear = clearTags(line);
  const isScan = line.some(({ isScanned }) => isScanned);
  const row = isScan ? shortRuns(line).flatMap((run) => scannedRow(run, clear)) : [];
  const tags = row.length > 0 ? row : clear;
  return isInOrder(tags) ? tags : [];
}
