import { type CalendarDate, daysBetween } from './calendar-date.ts';

/**
 * The words of dates and moments, the only place that makes any. Where the reader is in the United States a date is written
 * mm/dd/yyyy, as on the papers of the field; elsewhere in the order of the reader's region and with the name of the month, so that
 * 4 March and 3 April cannot be taken for each other. The words stay English, as the sentences around them are.
 */
export interface DateWords {
  /** 11/20/2026, or 20 Nov 2026. */
  readonly date: (date: CalendarDate | Date) => string;
  /** Without the year: 11/20, or 20 Nov. */
  readonly dayOfYear: (date: CalendarDate) => string;
  /** 11/20/2026, 3:04 PM. */
  readonly moment: (moment: Date | number, style?: MomentStyle) => string;
  /** 3:04 PM. */
  readonly time: (moment: Date, style?: MomentStyle) => string;
  /** With names: Friday, November 20, 2026, or as much of it as is asked for. */
  readonly spelled: (date: CalendarDate, parts: DateParts) => string;
}

export interface MomentStyle {
  /** Such as America/Chicago; the device's own (on a server UTC) where it is left out, empty or unknown. */
  readonly timeZone?: string | undefined;
  readonly seconds?: boolean;
  /** Names the time zone behind the time: CST. */
  readonly zoneName?: boolean;
}

export type DateParts = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'year' | 'month' | 'day'>;

const NUMBERS = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const NAMED = { year: 'numeric', month: 'short', day: 'numeric' } as const;
/** Of the device; a server has none that its readers know. */
const OWN_ZONE = typeof document === 'undefined' ? 'UTC' : undefined;
const KNOWN_ZONES = new Map<string, boolean>();

function known(zone = ''): string | undefined {
  if (zone === '') return undefined;
  if (!KNOWN_ZONES.has(zone)) {
    try {
      new Intl.DateTimeFormat('en-US', { timeZone: zone });
      KNOWN_ZONES.set(zone, true);
    } catch {
      KNOWN_ZONES.set(zone, false);
    }
  }
  return KNOWN_ZONES.get(zone) ? zone : undefined;
}

/** As mail, notifications and papers write it for every reader: mm/dd/yyyy. */
export function paperDate(date: CalendarDate): string {
  return `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;
}

function asUtc(date: CalendarDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** The calendar date of a moment where the reader is. */
export function readerDate(moment: Date): CalendarDate {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** The words of a region: two letters, such as US. */
export function dateWords(region: string): DateWords {
  const locale = `en-${region}`;
  const formats = new Map<string, Intl.DateTimeFormat>();
  function format(moment: Date | number, options: Intl.DateTimeFormatOptions): string {
    const key = JSON.stringify(options);
    const one = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
    formats.set(key, one);
    // Newer versions of ICU put a narrow space before AM, which some programs cannot show.
    return one.format(moment).replaceAll('\u202f', ' ');
  }
  const isMonthFirst = format(asUtc('2026-11-20'), { ...NUMBERS, timeZone: 'UTC' }) === '11/20/2026';
  const style = isMonthFirst ? NUMBERS : NAMED;
  const timeOf = ({
    timeZone,
    seconds = false,
    zoneName = false,
  }: MomentStyle): Intl.DateTimeFormatOptions => ({
    hour: 'numeric',
    minute: '2-digit',
    ...(seconds ? { second: '2-digit' } : {}),
    ...(zoneName ? { timeZoneName: 'short' } : {}),
    timeZone: known(timeZone) ?? OWN_ZONE,
  });
  const spelled = (date: CalendarDate, parts: DateParts) =>
    format(asUtc(date), { ...parts, timeZone: 'UTC' });
  return {
    date: (date) => {
      const day = typeof date === 'string' ? date : readerDate(date);
      return isMonthFirst ? paperDate(day) : spelled(day, NAMED);
    },
    dayOfYear: (date) => spelled(date, { month: style.month, day: style.day }),
    moment: (moment, options = {}) => format(moment, { ...style, ...timeOf(options) }),
    time: (moment, options = {}) => format(moment, timeOf(options)),
    spelled,
  };
}

/** Of the browser's language; a server does not know its readers and writes as the papers do. */
function readerRegion(): string {
  if (typeof document === 'undefined') return 'US';
  try {
    return new Intl.Locale(navigator.language).maximize().region ?? 'US';
  } catch {
    return 'US';
  }
}

let words: DateWords | undefined;
function own(): DateWords {
  words ??= dateWords(readerRegion());
  return words;
}

/** A calendar date, or the day of a moment where the reader is: 11/20/2026. */
export const formatDate: DateWords['date'] = (date) => own().date(date);
/** 11/20. */
export const formatDayOfYear: DateWords['dayOfYear'] = (date) => own().dayOfYear(date);
/** 11/20/2026, 3:04 PM. */
export const formatMoment: DateWords['moment'] = (moment, style) => own().moment(moment, style);
/** 3:04 PM. */
export const formatTime: DateWords['time'] = (moment, style) => own().time(moment, style);
/** The time alone for a moment of today, else with its date. */
export function momentToday(moment: Date, now: Date): string {
  return moment.toDateString() === now.toDateString() ? formatTime(moment) : formatMoment(moment);
}

/** Friday, November 20, 2026. */
export const spellDate: DateWords['spelled'] = (date, parts) => own().spelled(date, parts);

const RELATIVE = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
/** From here on months say more than days. */
const IN_MONTHS = 60;
const DAYS_OF_MONTH = 30.44;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How far a day is from another one: today, tomorrow, in 20 days, in 3 months, 2 days ago. */
export function relativeDay(date: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(today, date);
  return Math.abs(days) < IN_MONTHS
    ? RELATIVE.format(days, 'day')
    : RELATIVE.format(Math.round(days / DAYS_OF_MONTH), 'month');
}

/** "5 minutes ago", "3 hours ago", "yesterday", "16 days ago"; a moment of the future, by a clock that is wrong, is now. */
export function timeAgo(moment: Date, now: Date): string {
  const past = Math.max(0, now.getTime() - moment.getTime());
  if (past < MINUTE) return 'just now';
  if (past < HOUR) return RELATIVE.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return RELATIVE.format(-Math.floor(past / HOUR), 'hour');
  return RELATIVE.format(-Math.floor(past / DAY), 'day');
}
