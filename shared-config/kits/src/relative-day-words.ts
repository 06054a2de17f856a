import { type CalendarDate, daysBetween } from '@vcms/domain';

const WORDS = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
/** From here on months say more than days. */
const IN_MONTHS = 60;
const DAYS_OF_MONTH = 30.44;

/** How far a day is from another one: today, tomorrow, in 20 days, in 3 months, 2 days ago. */
export function relativeDay(date: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(today, date);
  return Math.abs(days) < IN_MONTHS
    ? WORDS.format(days, 'day')
    : WORDS.format(Math.round(days / DAYS_OF_MONTH), 'month');
}
