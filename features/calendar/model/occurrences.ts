import { type CalendarDate, type CalendarEvent, dayNumber } from '@vcms/domain';
import * as library from 'rrule';
import { type RepeatRule, readRule, writeRule } from './repeat-rule.ts';
import { momentOf, type WallTime, wallTime } from './zoned-time.ts';

/** Occurrences of one event that are shown at most. */
export const MOST_OCCURRENCES = 366;
/** When what repeats without end is looked at as over. */
export const FAR: Date = new Date('2200-01-01T00:00:00Z');
/** No event that can be typed begins earlier. */
const EARLIEST = Date.UTC(2000, 0, 1);
const DAY_MS = 86_400_000;

/** What of an event says when it takes place. */
export type Repeating = Pick<CalendarEvent, 'start' | 'end' | 'allDay' | 'zone' | 'rrule' | 'exdates'>;

/** One of the times at which a repeating event takes place. */
export interface Occurrence {
  /** Its first day in the time zone of the event; no other occurrence has it. */
  readonly date: CalendarDate;
  readonly start: Date;
  readonly end: Date;
}

// Node loads the library's CommonJS file, whose names stand on its default; bundlers load its modules.
const either: { readonly RRule?: typeof library.RRule; readonly default?: typeof library } = library;
const RRule = either.RRule ?? either.default?.RRule;

/** Calendar and clock as if they were those of UTC: the library counts days, and never sees a time zone. */
function floating({ date, time }: WallTime): Date {
  return new Date(`${date}T${time}:00Z`);
}

function unfloating(moment: Date): WallTime {
  const text = moment.toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

interface Series {
  readonly zone: string;
  readonly first: WallTime;
  /** Milliseconds. */
  readonly length: number;
  readonly rule: RepeatRule;
  readonly left: ReadonlySet<string>;
}

/** @returns undefined for a rule, a start or a time zone that nothing can be made of */
function seriesOf({
  start,
  end,
  allDay,
  zone = 'UTC',
  rrule = '',
  exdates = [],
}: Repeating): Series | undefined {
  const rule = readRule(rrule);
  if (rule === undefined || start.getTime() < EARLIEST || start >= FAR) return undefined;
  try {
    const own = allDay ? 'UTC' : zone;
    const first = wallTime(start, own);
    return { zone: own, first, length: end.getTime() - start.getTime(), rule, left: new Set(exdates) };
  } catch {
    return undefined;
  }
}

/** A day nearer to `from` from which the same occurrences follow: a daily event of years ago is not counted through. */
function nearer({ first, rule }: Series, from: Date): WallTime {
  const step = rule.interval * ({ DAILY: 1, WEEKLY: 7, MONTHLY: 0, YEARLY: 0 } as const)[rule.freq];
  if (step === 0 || rule.count !== undefined) return first;
  const away = Math.floor(from.getTime() / DAY_MS) - dayNumber(first.date);
  const skipped = Math.max(0, Math.floor(away / step) - 1) * step;
  return unfloating(new Date(floating(first).getTime() + skipped * DAY_MS));
}

function ruleFrom({ rule }: Series, start: WallTime): library.RRule {
  if (RRule === undefined) throw new TypeError('The library of repetition has no RRule.');
  const options = RRule.parseString(writeRule({ ...rule, until: undefined }));
  const until = rule.until === undefined ? null : new Date(`${rule.until}T23:59:59Z`);
  return new RRule({ ...options, dtstart: floating(start), until }, true);
}

function occurrenceAt({ zone, length }: Series, moment: Date): Occurrence {
  const wall = unfloating(moment);
  const start = momentOf(wall, zone);
  return { date: wall.date, start, end: new Date(start.getTime() + length) };
}

/**
 * The occurrences of a repeating event that take place between two moments, in order, at most 366. The time of day stays in the event's time zone
 * over the changes of the clocks; days that do not exist (the 31st, a leap day) are left out (RFC 5545, 3.3.10).
 * @returns undefined when how it repeats cannot be read
 */
export function occurrencesBetween(
  event: Repeating,
  from: Date,
  to: Date,
): readonly Occurrence[] | undefined {
  const series = seriesOf(event);
  if (series === undefined) return undefined;
  // Clocks of the world differ by up to 26 hours.
  const after = new Date(from.getTime() - series.length - 2 * DAY_MS);
  const before = new Date(to.getTime() + 2 * DAY_MS);
  const most = MOST_OCCURRENCES + series.left.size + 8;
  const found = ruleFrom(series, nearer(series, after)).between(after, before, true, (_, at) => at < most);
  return found
    .map((moment) => occurrenceAt(series, moment))
    .filter(({ date, start, end }) => !series.left.has(date) && start < to && (end > from || start >= from))
    .slice(0, MOST_OCCURRENCES);
}

/** The first occurrence that begins after a moment; undefined when there is none, or none can be read. */
export function occurrenceAfter(event: Repeating, moment: Date): Occurrence | undefined {
  const series = seriesOf(event);
  if (series === undefined) return undefined;
  const after = new Date(moment.getTime() - 2 * DAY_MS);
  const most = series.left.size + 8;
  const found = ruleFrom(series, nearer(series, after)).between(after, FAR, true, (_, at) => at < most);
  return found
    .map((at) => occurrenceAt(series, at))
    .find(({ date, start }) => !series.left.has(date) && start > moment);
}

/**
 * A moment at which the last occurrence is over; a far one for an event that repeats without end.
 * @returns undefined when it cannot be read, or there is no occurrence
 */
export function repeatsUntil(event: Repeating): Date | undefined {
  const series = seriesOf(event);
  if (series === undefined) return undefined;
  const { rule, first } = series;
  if (rule.until === undefined && rule.count === undefined) return FAR;
  const found = ruleFrom(series, first).between(floating(first), FAR, true, (_, at) => at < 1000);
  if (found.length === 0) return undefined;
  if (rule.until !== undefined) {
    const last = occurrenceAt(series, floating({ ...first, date: rule.until }));
    return last.end < FAR ? last.end : FAR;
  }
  const last = occurrenceAt(series, found.at(-1) ?? FAR).end;
  return last < FAR ? last : FAR;
}
