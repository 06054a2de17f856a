import { addDays, addMonths, type CalendarDate, type DateSpan, dayNumber, spellDate } from '@vcms/domain';

/** How much of the calendar is shown at once. */
export const CALENDAR_VIEWS = ['month', 'week', 'agenda'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** Days of the agenda from its first day on. */
export const AGENDA_DAYS = 30;
/** 1970-01-01 was a Thursday. */
const FIRST_WEEKDAY = 4;

/** 0 for Sunday, with which weeks begin in the United States. */
function weekday(date: CalendarDate): number {
  return (((dayNumber(date) + FIRST_WEEKDAY) % 7) + 7) % 7;
}

function firstOfMonth(date: CalendarDate): CalendarDate {
  return `${date.slice(0, 8)}01`;
}

/** The seven days of a date's week, Sunday first. */
export function weekOf(date: CalendarDate): readonly CalendarDate[] {
  const sunday = addDays(date, -weekday(date));
  return Array.from({ length: 7 }, (_, at) => addDays(sunday, at));
}

/** The whole weeks that a date's month touches: four to six. */
export function monthWeeks(date: CalendarDate): readonly (readonly CalendarDate[])[] {
  const first = firstOfMonth(date);
  const last = addDays(addMonths(first, 1), -1);
  const weeks = [];
  for (let day = weekOf(first)[0] ?? first; day <= last; day = addDays(day, 7)) weeks.push(weekOf(day));
  return weeks;
}

/** The first and the last day that a view shows around a date. */
export function shownSpan(view: CalendarView, date: CalendarDate): DateSpan {
  if (view === 'agenda') return { from: date, to: addDays(date, AGENDA_DAYS - 1) };
  const days = view === 'week' ? weekOf(date) : monthWeeks(date).flat();
  return { from: days[0] ?? date, to: days.at(-1) ?? date };
}

/** The date that the view before (-1) or after (1) is about. */
export function turned(view: CalendarView, date: CalendarDate, by: -1 | 1): CalendarDate {
  if (view === 'month') return addMonths(firstOfMonth(date), by);
  return addDays(date, by * (view === 'week' ? 7 : AGENDA_DAYS));
}

/** Monday, November 23, 2026. */
export function spellDay(date: CalendarDate): string {
  return spellDate(date, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
}

/** What a view is about: November 2026, or the days from and to. */
export function spanTitle(view: CalendarView, date: CalendarDate): string {
  if (view === 'month') return spellDate(date, { month: 'long', year: 'numeric' });
  const { from, to } = shownSpan(view, date);
  const day = { month: 'short', day: 'numeric' } as const;
  return `${spellDate(from, day)} to ${spellDate(to, { ...day, year: 'numeric' })}`;
}
