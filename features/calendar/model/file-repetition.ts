import type { FileEntry } from './file-entry.ts';
import { readRule } from './repeat-rule.ts';
import { momentOf, wallTime } from './zoned-time.ts';

/** How a file tells that an event repeats. */
export interface FileRepetition {
  /** IANA name; undefined for whole days, which have none. */
  readonly zone: string | undefined;
  /** RRULE and EXDATE, a line each. */
  readonly lines: string;
}

const UTC_SECONDS = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** The last moment of a day in a zone: RFC 5545 wants the end of a repetition in UTC where its start has a time zone. */
function untilOf(last: string, zone: string | undefined): string {
  if (zone === undefined) return last;
  const date = `${last.slice(0, 4)}-${last.slice(4, 6)}-${last.slice(6)}`;
  return UTC_SECONDS(momentOf({ date, time: '23:59' }, zone));
}

/** What a file says of how an event repeats; undefined: not at all, or what is stored is damaged and the event is told once. */
export function fileRepetition({
  rrule,
  exdates = [],
  allDay,
  start,
  zone = 'UTC',
}: FileEntry): FileRepetition | undefined {
  if (rrule === undefined || readRule(rrule) === undefined) return undefined;
  try {
    const own = allDay ? undefined : zone;
    const { time } = wallTime(start, own ?? 'UTC');
    const rule = rrule.replace(/(?<=UNTIL=)\d{8}$/, (last) => untilOf(last, own));
    const days = exdates.map((date) => date.replaceAll('-', ''));
    const at = `T${time.replace(':', '')}00`;
    const left =
      own === undefined
        ? `EXDATE;VALUE=DATE:${days.join(',')}`
        : own === 'UTC'
          ? `EXDATE:${days.map((day) => `${day}${at}Z`).join(',')}`
          : `EXDATE;TZID=${own}:${days.map((day) => day + at).join(',')}`;
    return { zone: own, lines: [`RRULE:${rule}`, ...(days.length > 0 ? [left] : [])].join('\r\n') };
  } catch {
    return undefined;
  }
}
