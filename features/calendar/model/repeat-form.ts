import { type CalendarDate, isCalendarDate, validationText } from '@vcms/domain';
import {
  type RepeatRule,
  readRule,
  WEEKDAY_NAMES,
  WEEKDAYS,
  type Weekday,
  writeRule,
} from './repeat-rule.ts';
import { nthWords } from './repeat-words.ts';

const REPEATS = ['never', 'daily', 'workdays', 'weekly', 'monthDay', 'monthWeekday', 'yearly'] as const;
type Repeats = (typeof REPEATS)[number];
const WORKDAYS: readonly Weekday[] = ['MO', 'TU', 'WE', 'TH', 'FR'];
const MOST_TIMES = 366;

/** How an event repeats, as typed. */
export type RepeatFormValues = {
  repeats: Repeats;
  /** Each so many. */
  every: string;
  weekdays: readonly Weekday[];
  repeatsEnd: 'never' | 'on' | 'after';
  repeatsLast: string;
  repeatsTimes: string;
};

const NEVER: RepeatFormValues = {
  ...{ repeats: 'never', every: '1', weekdays: [] },
  ...{ repeatsEnd: 'never', repeatsLast: '', repeatsTimes: '10' },
};

function dayName(date: CalendarDate): Weekday {
  return WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'SU';
}

/** Which of its weekdays a date is in its month; a fifth is the last. */
function nthOf(date: CalendarDate): number {
  const nth = Math.ceil(Number(date.slice(8)) / 7);
  return nth > 4 ? -1 : nth;
}

/** What an event that begins on a day can do, in words. */
export function repeatChoices(date: string): readonly { readonly value: Repeats; readonly label: string }[] {
  const isDay = isCalendarDate(date);
  const ofMonth = isDay ? `on day ${Number(date.slice(8))}` : 'on the day';
  const weekday = isDay ? nthWords(nthOf(date), WEEKDAY_NAMES[dayName(date)]) : 'the day of the week';
  return [
    { value: 'never', label: 'Does not repeat' },
    { value: 'daily', label: 'Daily' },
    { value: 'workdays', label: 'Monday to Friday' },
    { value: 'weekly', label: 'Weekly' },
    { value: 'monthDay', label: `Monthly ${ofMonth}` },
    { value: 'monthWeekday', label: `Monthly on ${weekday}` },
    { value: 'yearly', label: 'Yearly' },
  ];
}

/** What one step of a choice is; undefined where there is none to count. */
export function repeatUnit(repeats: Repeats): string | undefined {
  if (repeats === 'never' || repeats === 'workdays') return undefined;
  if (repeats === 'daily') return 'days';
  if (repeats === 'weekly') return 'weeks';
  return repeats === 'yearly' ? 'years' : 'months';
}

function repeatsOf({ freq, interval, days, nth }: RepeatRule): Repeats {
  if (freq === 'DAILY') return 'daily';
  if (freq === 'YEARLY') return 'yearly';
  if (freq === 'MONTHLY') return nth === undefined ? 'monthDay' : 'monthWeekday';
  const isWorkdays = interval === 1 && days.length === 5 && WORKDAYS.every((day) => days.includes(day));
  return isWorkdays ? 'workdays' : 'weekly';
}

/** A stored rule as the form shows it; of a damaged one, that it does not repeat. */
export function repeatFormValues(text: string | undefined): RepeatFormValues {
  const rule = text === undefined ? undefined : readRule(text);
  if (rule === undefined) return NEVER;
  return {
    repeats: repeatsOf(rule),
    every: String(rule.interval),
    weekdays: rule.freq === 'WEEKLY' ? rule.days : [],
    repeatsEnd: rule.until !== undefined ? 'on' : rule.count !== undefined ? 'after' : 'never',
    repeatsLast: rule.until ?? '',
    repeatsTimes: String(rule.count ?? 10),
  };
}

function isWithin(text: string, most: number): boolean {
  return /^[1-9]\d{0,2}$/.test(text) && Number(text) <= most;
}

/** What is wrong with how it repeats, by field. */
export function checkRepetition(
  values: RepeatFormValues,
  startDate: string,
): Partial<Record<keyof RepeatFormValues | 'startDate', string>> {
  const messages: Partial<Record<keyof RepeatFormValues | 'startDate', string>> = {};
  const { repeats, every, repeatsEnd, repeatsLast, repeatsTimes } = values;
  if (repeats === 'never') return messages;
  if (repeatUnit(repeats) !== undefined && !isWithin(every, 99))
    messages.every = 'Enter a whole number from 1 to 99.';
  if (repeatsEnd === 'after' && !isWithin(repeatsTimes, MOST_TIMES))
    messages.repeatsTimes = `Enter a whole number from 1 to ${MOST_TIMES}.`;
  if (repeatsEnd === 'on' && (!isCalendarDate(repeatsLast) || repeatsLast > '2099-12-31'))
    messages.repeatsLast = validationText('V5');
  else if (repeatsEnd === 'on' && repeatsLast < startDate)
    messages.repeatsLast = 'The last day must not be before the event.';
  if (repeats === 'workdays' && isCalendarDate(startDate) && !WORKDAYS.includes(dayName(startDate)))
    messages.startDate = 'The event begins on a weekend. Choose a day from Monday to Friday.';
  return messages;
}

function daysOf(
  values: RepeatFormValues,
  startDate: CalendarDate,
): Pick<RepeatRule, 'days' | 'nth' | 'monthDay'> {
  const own = dayName(startDate);
  if (values.repeats === 'workdays') return { days: WORKDAYS };
  // The event takes place on its first day, whatever else is chosen.
  if (values.repeats === 'weekly')
    return { days: WEEKDAYS.filter((day) => day === own || values.weekdays.includes(day)) };
  if (values.repeats === 'monthWeekday') return { days: [own], nth: nthOf(startDate) };
  return values.repeats === 'monthDay' ? { days: [], monthDay: Number(startDate.slice(8)) } : { days: [] };
}

const FREQUENCIES = {
  daily: 'DAILY',
  workdays: 'WEEKLY',
  weekly: 'WEEKLY',
  monthDay: 'MONTHLY',
  monthWeekday: 'MONTHLY',
  yearly: 'YEARLY',
} as const;

/** The rule of a form without problems; undefined for an event that does not repeat. */
export function ruleOf(values: RepeatFormValues, startDate: CalendarDate): string | undefined {
  const { repeats, repeatsEnd } = values;
  if (repeats === 'never') return undefined;
  return writeRule({
    freq: FREQUENCIES[repeats],
    interval: repeats === 'workdays' ? 1 : Number(values.every),
    ...daysOf(values, startDate),
    until: repeatsEnd === 'on' ? values.repeatsLast : undefined,
    count: repeatsEnd === 'after' ? Number(values.repeatsTimes) : undefined,
  });
}
