import { type Certainty, type Found, foundIn } from '../acord25/found.ts';
import { heightOf, type Line, type Word } from '../acord25/words.ts';
import { certaintyOf, countIn, isWithin } from './counts.ts';
import { centre, type Tag, tagsOf } from './row-tags.ts';
import type { SummaryCount } from './summary.ts';

type Counts = Partial<Record<SummaryCount, Found<number>>>;

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

/** What a scan may have made of a number: no word of the form is so short and stands alone. */
function isUnclear({ text, isScanned }: Word): boolean {
  return isScanned === true && text.length <= 3;
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
    const numbers = said.filter((word) => countIn(word) !== undefined);
    const words = said.filter((word) => !numbers.includes(word) && word.left < last.right + 0.2 * pitch);
    // One number of a scan that nobody can read takes its own cell away, and no other.
    const isRead = words.every(isUnclear) && words.length < numbers.length;
    return isRead ? { numbers, line } : undefined;
  }
  return undefined;
}

function countOf({ field, word }: Tag, number: Word, page: number, certainty: Certainty): Counts {
  const value = countIn(number);
  const sureness = certainty === 'sure' ? certaintyOf(number) : certainty;
  const isWord = value !== undefined && isWithin(field, value) && number !== word;
  return isWord ? { [field]: foundIn(value, page, [number], sureness) } : {};
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
