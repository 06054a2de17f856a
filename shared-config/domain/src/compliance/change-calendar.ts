import { type CalendarDate, dateOfDay, dayNumber } from '../calendar-date.ts';
import { AREAS, type Area } from './areas.ts';

/** A day on which the named areas could answer differently with unchanged evidence. */
export interface ChangeDate {
  readonly date: CalendarDate;
  readonly areas: readonly Area[];
}

/** Later days by number, each once: of dozens only the first few are judged, and only those are written as dates. */
export interface ChangeCalendar {
  readonly today: number;
  readonly days: Map<number, readonly Area[]>;
}

/** Days before and after an end on which something is said about it. */
export interface Notice {
  readonly warnDays: readonly number[];
  readonly graceDays: readonly number[];
}

export const NO_DAYS: readonly number[] = [];

export function createChangeCalendar(asOf: CalendarDate): ChangeCalendar {
  return { today: dayNumber(asOf), days: new Map() };
}

/** Today and the days before it are left out. */
function markDay({ today, days }: ChangeCalendar, areas: readonly Area[], day: number): void {
  if (day <= today) return;
  const known = days.get(day);
  if (known === areas || known?.length === AREAS.length) return;
  days.set(day, known === undefined ? areas : joined(known, areas));
}

function joined(left: readonly Area[], right: readonly Area[]): readonly Area[] {
  return AREAS.filter((area) => left.includes(area) || right.includes(area));
}

export function markDate(
  calendar: ChangeCalendar,
  areas: readonly Area[],
  date: CalendarDate | undefined,
): void {
  if (date !== undefined) markDay(calendar, areas, dayNumber(date));
}

/** The first day with a warning, the end itself, and the end of a grace behind it; of an end that is past only that. */
export function markEnd(
  calendar: ChangeCalendar,
  areas: readonly Area[],
  end: number,
  { warnDays, graceDays }: Notice,
): void {
  for (const days of graceDays) markDay(calendar, areas, end + days);
  if (end <= calendar.today) return;
  markDay(calendar, areas, end);
  for (const days of warnDays) markDay(calendar, areas, end - days);
}

/** A paper that is good through its printed end: warned before it, gone the day after. */
export function markLastDay(
  calendar: ChangeCalendar,
  areas: readonly Area[],
  last: CalendarDate | undefined,
  { warnDays, graceDays }: Notice,
): void {
  if (last === undefined) return;
  const day = dayNumber(last);
  markEnd(calendar, areas, day, { warnDays, graceDays: NO_DAYS });
  markEnd(calendar, areas, day + 1, { warnDays: NO_DAYS, graceDays });
}

/** A term from its first to its last day, open where it has none. */
export function markTerm(
  calendar: ChangeCalendar,
  areas: readonly Area[],
  { from, to }: { readonly from: CalendarDate; readonly to?: CalendarDate | null | undefined },
): void {
  markDate(calendar, areas, from);
  if (to !== null && to !== undefined) markDay(calendar, areas, dayNumber(to) + 1);
}

/** The marked days in order. */
export function* daysInOrder({ days }: ChangeCalendar): Generator<ChangeDate> {
  const numbers = [...days.keys()].sort((left, right) => left - right);
  for (const day of numbers) yield { date: dateOfDay(day), areas: days.get(day) ?? AREAS };
}
