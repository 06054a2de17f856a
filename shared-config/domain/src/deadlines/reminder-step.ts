import { type CalendarDate, daysBetween } from '../calendar-date.ts';

/** Days before an end on which people are reminded, and the day itself (domain 1.3). */
const REMINDER_DAYS: readonly number[] = [60, 30, 14, 7, 1, 0];

/** The step of the reminders that a day is, when something ends then; undefined on other days. */
export function reminderStep(today: CalendarDate, endsOn: CalendarDate): number | undefined {
  const left = daysBetween(today, endsOn);
  return REMINDER_DAYS.includes(left) ? left : undefined;
}
