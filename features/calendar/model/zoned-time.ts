import { type CalendarDate, localDate } from '@vcms/domain';

/** What calendar and clock of a place show. */
export interface WallTime {
  readonly date: CalendarDate;
  /** 00:00 to 23:59. */
  readonly time: string;
}

const DAY_MS = 86_400_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  clocks.set(zone, known);
  return known;
}

/** Calendar and clock of a time zone (IANA name) at a moment. */
export function wallTime(moment: Date, zone: string): WallTime {
  return { date: localDate(moment, zone), time: clockOf(zone).format(moment) };
}

function asIfUtc({ date, time }: WallTime): number {
  return Date.parse(`${date}T${time}:00Z`);
}

function offset(moment: number, zone: string): number {
  return asIfUtc(wallTime(new Date(moment), zone)) - Math.floor(moment / 60_000) * 60_000;
}

/**
 * The moment at which calendar and clock of a time zone show this. Of an hour that comes twice in autumn the first; a time
 * that spring leaves out is as much later as the clocks are put on.
 */
export function momentOf(wall: WallTime, zone: string): Date {
  const utc = asIfUtc(wall);
  const before = utc - offset(utc - DAY_MS, zone);
  const after = utc - offset(utc + DAY_MS, zone);
  const isAfter = utc - offset(before, zone) !== before && utc - offset(after, zone) === after;
  return new Date(isAfter ? after : before);
}
