import { addDays, type CalendarDate, dayNumber } from '@vcms/domain';
import type { Occurrence, Repeating } from './occurrences.ts';
import { type RepeatRule, readRule, WEEKDAYS } from './repeat-rule.ts';
import { momentOf, wallTime } from './zoned-time.ts';

const WEEK_MS = 7 * 86_400_000;
const EARLIEST = Date.UTC(2000, 0, 1);

/** Days since a Monday long ago: weeks begin on Mondays, as in RFC 5545. */
function sinceMonday(date: CalendarDate): number {
  return dayNumber(date) + 3;
}

function weekOf(date: CalendarDate): number {
  return Math.floor(sinceMonday(date) / 7);
}

/** 0 for Monday. */
function weekdayOf(date: CalendarDate): number {
  return sinceMonday(date) % 7;
}

/** Whether a weekly rule that begins on `first` has an occurrence on a date. */
function isOn(
  { days, interval, until, count }: RepeatRule,
  first: CalendarDate,
  date: CalendarDate,
): boolean {
  const weekdays =
    days.length === 0 ? [weekdayOf(first)] : days.map((day) => (WEEKDAYS.indexOf(day) + 6) % 7);
  const weeks = weekOf(date) - weekOf(first);
  if (date < first || (until !== undefined && date > until) || weeks % interval !== 0) return false;
  const own = weekdayOf(date);
  if (!weekdays.includes(own)) return false;
  const before = (weekday: number) => weekdays.filter((each) => each < weekday).length;
  const ordinal = (weeks / interval) * weekdays.length + before(own) + 1 - before(weekdayOf(first));
  return count === undefined || ordinal <= count;
}

/**
 * The occurrences of a weekly event on one day of the reader, found without the library that expands every kind of repetition: a home
 * page that shows the day should not load that for a weekly talk. A test compares the two.
 * @param zone IANA name of the reader's time zone; whole days are the same everywhere
 * @returns undefined for what is left to the library: other repetition, and what cannot be read
 */
export function weeklyOccurrencesOn(
  event: Repeating,
  day: CalendarDate,
  zone: string,
): readonly Occurrence[] | undefined {
  const { start, end, allDay, rrule = '', exdates = [] } = event;
  const length = end.getTime() - start.getTime();
  const rule = readRule(rrule);
  if (rule?.freq !== 'WEEKLY' || length >= WEEK_MS || start.getTime() < EARLIEST) return undefined;
  const [own, reader] = allDay ? ['UTC', 'UTC'] : [event.zone ?? 'UTC', zone];
  try {
    const from = momentOf({ date: day, time: '00:00' }, reader);
    const to = momentOf({ date: addDays(day, 1), time: '00:00' }, reader);
    const first = wallTime(start, own);
    const latest = wallTime(to, own).date;
    const found: Occurrence[] = [];
    let date = wallTime(new Date(from.getTime() - length), own).date;
    for (; date <= latest; date = addDays(date, 1)) {
      if (exdates.includes(date) || !isOn(rule, first.date, date)) continue;
      const begins = momentOf({ date, time: first.time }, own);
      const ends = new Date(begins.getTime() + length);
      if (begins < to && (ends > from || begins >= from)) found.push({ date, start: begins, end: ends });
    }
    return found;
  } catch {
    return undefined;
  }
}
