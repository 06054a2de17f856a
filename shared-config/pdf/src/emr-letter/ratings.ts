import type { CalendarDate } from '@vcms/domain';
import { type Certainty, type Found, foundIn } from '../acord25/found.ts';
import { heightOf } from '../acord25/words.ts';
import { type FlowWord, type Mention, mentions } from './flow.ts';
import type { ReadRating } from './letter.ts';
import { dateAt, parseRating, ratingIn } from './values.ts';

/** What carriers and bureaus call the modification; the longest first. */
const NAMES = [
  'EXPERIENCE RATING MODIFICATION',
  'EXPERIENCE MODIFICATION',
  'EXPERIENCE MODIFIER',
  'EXPERIENCE MOD',
  'EXPERIENCE FACTOR',
  'EXP MOD',
  'MODIFICATION FACTOR',
  'EMR',
  'EMOD',
  'XMOD',
] as const;
/** Another factor, or the modification of another time, stands behind these. */
const OTHERS = new Set('PRIOR PREVIOUS EXPIRING EXPIRED OLD FORMER INDUSTRY STATEWIDE'.split(' '));
/** The modification may still change, or is not this company's alone. */
const UNSETTLED = new Set(
  'PRELIMINARY TENTATIVE CONTINGENT ESTIMATED PROJECTED PROVISIONAL AVERAGE MINIMUM MAXIMUM ARAP'.split(' '),
);
/** Between the name and a number: the number is that of something else. */
const OTHER_FACTORS = new Set('SCHEDULE CREDIT CREDITS DEBIT DISCOUNT SURCHARGE'.split(' '));
/** Right before a modification, or signs. */
const BEFORE_VALUE = new Set(['', 'IS', 'OF']);
/** Behind a number that is no modification. */
const UNITS = new Set('DAYS MONTHS YEARS PERCENT POINTS EMPLOYEES'.split(' '));
/** Begin a sentence, also where a scan lost the full stop before them. */
const OPENERS = new Set(['The', 'This', 'Your', 'Our']);
/** Words between the name and its number. */
const REACH = 18;

function wordsFrom(flow: readonly FlowWord[], from: number, to: number): readonly FlowWord[] {
  return flow.slice(Math.max(0, from), Math.max(0, to));
}

function endsSentence({ text }: FlowWord): boolean {
  return /[a-z)][.!?]$/i.test(text) && text.length > 3;
}

function ratingOf(word: FlowWord, certainty: Certainty, isPlace: boolean): Found<string> | undefined {
  const value = ratingIn(word, isPlace);
  if (value === undefined) return undefined;
  return foundIn(value, word.page, [word], parseRating(word.text) === undefined ? 'likely' : certainty);
}

interface Hit {
  readonly at: number;
  readonly value: Found<string>;
}

/** Words before a name that belong to it: no other sentence, no other value, no other column. */
function wordsBefore(flow: readonly FlowWord[], from: number): readonly FlowWord[] {
  const near = wordsFrom(flow, from - 3, from);
  const end = near.findLastIndex((word, at) => {
    const next = near[at + 1] ?? flow[from];
    const isFar =
      next !== undefined && next.lineAt === word.lineAt && next.left - word.right > 3 * heightOf(word);
    const isNext = next !== undefined && OPENERS.has(next.text);
    return endsSentence(word) || isNext || /\d/.test(word.text) || isFar;
  });
  return near.slice(end + 1);
}

/** The first modification behind a name, in the same sentence. */
function behind(flow: readonly FlowWord[], { from, to }: Mention): Hit | undefined {
  const before = wordsBefore(flow, from);
  if (before.some(({ plain }) => OTHERS.has(plain))) return undefined;
  for (let at = to; at < Math.min(flow.length, to + REACH); at += 1) {
    const word = flow[at];
    if (word === undefined || OTHERS.has(word.plain)) return undefined;
    const between = wordsFrom(flow, to, at);
    if (between.some(({ plain }) => OTHER_FACTORS.has(plain))) return undefined;
    const isUnsettled = [...before, ...between].some(({ plain }) => UNSETTLED.has(plain));
    const isPlace = BEFORE_VALUE.has(between.at(-1)?.plain ?? '') && !UNITS.has(flow[at + 1]?.plain ?? '');
    const value = ratingOf(word, isUnsettled ? 'likely' : 'sure', isPlace);
    if (value !== undefined) return { at, value };
    // Money, percentages and other decimals: the number that was meant is not the next one.
    if (/\d\.\d|[$%]/.test(word.text)) return undefined;
    if (endsSentence(word)) return undefined;
  }
  return undefined;
}

/** A date behind the words that say since when the modification is in force. */
function effectiveDates(
  flow: readonly FlowWord[],
): readonly { readonly at: number; readonly found: Found<CalendarDate> }[] {
  const labels = ['RATING EFFECTIVE DATE', 'EFFECTIVE DATE', 'EFFECTIVE', 'RATING DATE'];
  const starts = new Set(labels.flatMap((label) => mentions(flow, label).map(({ to }) => to)));
  return [...starts].flatMap((start) => {
    for (let at = start; at < start + 4; at += 1) {
      const read = dateAt(flow, at);
      const [first, ...rest] = flow.slice(at, at + (read?.length ?? 0));
      if (read !== undefined && first !== undefined)
        return [{ at, found: foundIn(read.date, first.page, [first, ...rest]) }];
      if (!['', 'DATE', 'OF', 'IS', 'AS', 'ON', 'FROM'].includes(flow[at]?.plain ?? 'END')) return [];
    }
    return [];
  });
}

function withDate(flow: readonly FlowWord[], hit: Hit): ReadRating {
  const dates = effectiveDates(flow);
  const distinct = new Set(dates.map(({ found }) => found.value));
  const nearest = dates.toSorted((one, other) => Math.abs(one.at - hit.at) - Math.abs(other.at - hit.at))[0];
  if (nearest === undefined) return { value: hit.value };
  const certainty = distinct.size === 1 ? 'sure' : 'likely';
  return { value: hit.value, effective: { ...nearest.found, certainty } };
}

/** Whether a word stands below one of the names, in its column. */
function isBelow({ page, top, left, right, lineAt }: FlowWord, names: readonly FlowWord[]): boolean {
  return names.some((word) => {
    const room = 4 * heightOf(word);
    const isNear = word.left < right + room && word.right > left - room;
    return page === word.page && word.bottom <= top + 1 && isNear && lineAt !== word.lineAt;
  });
}

/** A row of a table: a date, or a period, and one modification, with nothing else that could be one. */
function tableRows(flow: readonly FlowWord[]): readonly ReadRating[] {
  const names = NAMES.flatMap((name) => mentions(flow, name)).flatMap(({ from, to }) => flow.slice(from, to));
  const keys = new Set(flow.map(({ page, lineAt }) => `${page} ${lineAt}`));
  return [...keys].flatMap((key) => {
    const row = flow.filter(({ page, lineAt }) => `${page} ${lineAt}` === key);
    const dates = row.flatMap((word, at) => {
      const read = dateAt(row, at);
      const [first, ...rest] = row.slice(at, at + (read?.length ?? 0));
      if (read === undefined || first === undefined) return [];
      return [{ words: [first, ...rest], found: foundIn(read.date, word.page, [first, ...rest]) }];
    });
    const inDates = new Set(dates.flatMap(({ words }) => words));
    const values = row.flatMap((word) => {
      if (inDates.has(word)) return [];
      const isUnderName = isBelow(word, names);
      return ratingOf(word, isUnderName ? 'sure' : 'likely', isUnderName) ?? [];
    });
    const [value, other] = values;
    const [date] = dates;
    // A sentence that names both is no row.
    const isRow = row.length <= 8 && !row.some(({ plain }) => OTHERS.has(plain) || plain === 'IS');
    if (value === undefined || other !== undefined || date === undefined || dates.length > 2 || !isRow)
      return [];
    return [{ value, effective: date.found }];
  });
}

/** Every modification of the letter, the newest first; none where the letter names several and says not which is when. */
export function readRatings(flow: readonly FlowWord[]): readonly ReadRating[] {
  const names = NAMES.flatMap((name) => mentions(flow, name));
  if (names.length === 0) return [];
  const rows = tableRows(flow);
  if (rows.length > 1) {
    const newest = (rating: ReadRating) => rating.effective?.value ?? '';
    return rows.toSorted((one, other) => newest(other).localeCompare(newest(one))).slice(0, 5);
  }
  const hits = names.flatMap((name) => behind(flow, name) ?? []);
  const [first] = hits;
  if (first === undefined) return rows;
  const isOne = new Set(hits.map(({ value }) => value.value)).size === 1;
  const settled = hits.find(({ value }) => value.certainty === 'sure') ?? first;
  const hit: Hit = isOne ? settled : { ...first, value: { ...first.value, certainty: 'likely' } };
  return [withDate(flow, hit)];
}
