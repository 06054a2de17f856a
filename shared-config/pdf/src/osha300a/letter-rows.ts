import { type Certainty, type Found, foundIn } from '../acord25/found.ts';
import { heightOf, type Line, type Word } from '../acord25/words.ts';
import { isWithin, parseCount } from './counts.ts';
import type { SummaryCount } from './summary.ts';

interface Tag {
  readonly field: SummaryCount;
  readonly word: Word;
}

type Counts = Partial<Record<SummaryCount, Found<number>>>;

/** The order of the columns. */
const ORDER: readonly SummaryCount[] = ['G', 'H', 'I', 'J', 'K', 'L', 'M1', 'M2', 'M3', 'M4', 'M5', 'M6'];

/** Between H and J of a scan stands I, whatever it was taken for: (1), (00), |. */
function withMisread(line: Line, tags: readonly Tag[]): readonly Tag[] {
  return tags.flatMap((tag, at): readonly Tag[] => {
    const next = tags[at + 1];
    if (next === undefined || tag.word.isScanned !== true) return [tag];
    const missing = ORDER.slice(ORDER.indexOf(tag.field) + 1, ORDER.indexOf(next.field));
    const between = line.slice(line.indexOf(tag.word) + 1, line.indexOf(next.word));
    if (missing.length !== between.length) return [tag];
    return [tag, ...missing.map((field, place) => ({ field, word: between[place] ?? tag.word }))];
  });
}

function tagsOf(line: Line): readonly Tag[] {
  return withMisread(line, clearTags(line));
}

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

const centre = ({ left, right }: Word): number => (left + right) / 2;

/** Points between two columns. */
function pitchOf(tags: readonly Tag[]): number {
  const [first, last] = [tags[0], tags.at(-1)];
  return first === undefined || last === undefined
    ? 0
    : (centre(last.word) - centre(first.word)) / (tags.length - 1);
}

interface ValueLine {
  readonly numbers: readonly Word[];
  readonly line: Line;
}

/** The first line with something in the columns; undefined: it holds words, or none is near. */
function valueLine(candidates: readonly Line[], tags: readonly Tag[], reach: number): ValueLine | undefined {
  const pitch = pitchOf(tags);
  const [first, last] = [tags[0]?.word, tags.at(-1)?.word];
  if (first === undefined || last === undefined) return undefined;
  for (const line of candidates) {
    const [head] = line;
    if (head === undefined || Math.abs(head.top - first.top) > reach) return undefined;
    const inside = line.filter(
      (word) => word.right > first.left - 0.6 * pitch && word.left < last.right + 0.7 * pitch,
    );
    const said = inside.filter(({ text }) => /[A-Za-z0-9]/.test(text));
    if (said.length === 0) continue;
    const numbers = said.filter(({ text }) => parseCount(text) !== undefined);
    const words = said.filter((word) => !numbers.includes(word) && word.left < last.right + 0.2 * pitch);
    return words.length > 0 || numbers.length === 0 ? undefined : { numbers, line };
  }
  return undefined;
}

function countOf({ field, word }: Tag, number: Word, page: number, certainty: Certainty): Counts {
  const value = parseCount(number.text);
  const isWord = value !== undefined && isWithin(field, value) && number !== word;
  return isWord ? { [field]: foundIn(value, page, [number], certainty) } : {};
}

/** One number for each column from left to right; where cells are empty, each number goes to the letter it stands at. */
function assigned(tags: readonly Tag[], numbers: readonly Word[], page: number): Counts {
  const pitch = pitchOf(tags);
  const shifts = tags.map(({ word }, at) => centre(numbers[at] ?? word) - centre(word));
  const isEven = Math.max(...shifts) - Math.min(...shifts) < 0.45 * pitch;
  if (numbers.length === tags.length && isEven) {
    const pairs = tags.map((tag, at) => countOf(tag, numbers[at] ?? tag.word, page, 'sure'));
    return Object.assign({}, ...pairs);
  }
  const pairs = tags.map((tag) => {
    const near = numbers.filter((number) => Math.abs(centre(number) - centre(tag.word)) < 0.3 * pitch);
    const [number] = near;
    return number === undefined || near.length > 1 ? {} : countOf(tag, number, page, 'likely');
  });
  return Object.assign({}, ...pairs);
}

/** Letters' heights between a row of letters and its numbers. */
const REACH = 5;

function readRow(lines: readonly Line[], at: number, tags: readonly Tag[], page: number): Counts {
  const [first] = tags;
  if (first === undefined) return {};
  const reach = REACH * heightOf(first.word);
  const above = valueLine(lines.slice(0, at).toReversed(), tags, reach);
  const under = lines.slice(at + 1);
  const below = valueLine(under, tags, reach);
  // Numbers on both sides, or several rows of them: nobody can say which belong to the letters.
  if ((above === undefined) === (below === undefined)) return {};
  const one = above ?? below;
  if (one === undefined) return {};
  if (below !== undefined) {
    const next = valueLine(under.slice(under.indexOf(below.line) + 1), tags, 2 * reach);
    if (next !== undefined && next.numbers.length > 1) return {};
  }
  return assigned(tags, one.numbers, page);
}

/** Totals over or under rows of the columns' letters, as the form has them. Letters that stand in two rows are left out. */
export function letterRowCounts(lines: readonly Line[], page: number): Counts {
  const seen = new Map<SummaryCount, number>();
  const rows = lines.map((line, at) => {
    const tags = tagsOf(line);
    if (tags.length < 2) return {};
    for (const { field } of tags) seen.set(field, (seen.get(field) ?? 0) + 1);
    return readRow(lines, at, tags, page);
  });
  const all: Counts = Object.assign({}, ...rows);
  return Object.fromEntries(
    Object.entries(all).filter(([field]) => seen.get(field as SummaryCount) === 1),
  ) as Counts;
}
