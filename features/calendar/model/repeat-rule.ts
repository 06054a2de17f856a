import { type CalendarDate, isCalendarDate } from '@vcms/domain';

export const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  SU: 'Sunday',
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
};

/** The part of RFC 5545 repetition that events use. */
export interface RepeatRule {
  readonly freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  /** Each so many days, weeks, months or years, 1 to 99. */
  readonly interval: number;
  /** Days of the week, of weekly rules; one, with `nth`, of monthly ones. */
  readonly days: readonly Weekday[];
  /** Which of its weekdays in a month: 1 to 4, -1 for the last. */
  readonly nth?: number | undefined;
  /** 1 to 31; months that have no such day are left out. */
  readonly monthDay?: number | undefined;
  /** The last day on which an occurrence may begin. */
  readonly until?: CalendarDate | undefined;
  /** How many occurrences, 1 to 999. */
  readonly count?: number | undefined;
}

/** As the access rules have it. */
const RULE =
  /^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(?:;INTERVAL=([1-9]\d?))?(?:;BYDAY=(-1|[1-4])?((?:MO|TU|WE|TH|FR|SA|SU)(?:,(?:MO|TU|WE|TH|FR|SA|SU)){0,6})|;BYMONTHDAY=([1-9]|[12]\d|3[01]))?(?:;COUNT=([1-9]\d{0,2})|;UNTIL=(20\d{6}))?$/;

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

/** A stored rule; undefined for one that is damaged. */
export function readRule(text: string): RepeatRule | undefined {
  const [whole, freq, interval = '1', nth, days = '', monthDay, count, last] = RULE.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const until = last && `${last.slice(0, 4)}-${last.slice(4, 6)}-${last.slice(6)}`;
  const rule = {
    freq: freq as RepeatRule['freq'],
    interval: Number(interval),
    days: WEEKDAYS.filter((day) => days.split(',').includes(day)),
    nth: numberOf(nth),
    monthDay: numberOf(monthDay),
    count: numberOf(count),
    until,
  };
  return isSound(rule) ? rule : undefined;
}

function isSound({ freq, days, nth, monthDay, until }: RepeatRule): boolean {
  if (until !== undefined && !isCalendarDate(until)) return false;
  if (freq === 'WEEKLY') return nth === undefined && monthDay === undefined;
  if (freq === 'MONTHLY')
    return days.length === 0 ? nth === undefined : nth !== undefined && days.length === 1;
  return days.length === 0 && monthDay === undefined;
}

/** A rule as it is stored. */
export function writeRule({ freq, interval, days, nth, monthDay, until, count }: RepeatRule): string {
  return [
    `FREQ=${freq}`,
    interval > 1 ? `INTERVAL=${interval}` : '',
    days.length > 0 ? `BYDAY=${nth ?? ''}${days.join(',')}` : '',
    monthDay === undefined ? '' : `BYMONTHDAY=${monthDay}`,
    count === undefined ? '' : `COUNT=${count}`,
    until === undefined ? '' : `UNTIL=${until.replaceAll('-', '')}`,
  ]
    .filter((part) => part !== '')
    .join(';');
}
