import type { CalendarEvent } from '@vcms/domain';
import type { CalendarEntry } from './calendar-entry.ts';

/** What other calendar programs are told of an entry. */
export type FileEntry = Pick<
  CalendarEvent,
  'id' | 'title' | 'start' | 'end' | 'allDay' | 'zone' | 'rrule' | 'exdates'
> & {
  readonly location?: string;
  readonly description?: string;
};

const DAY_MS = 86_400_000;

/** A whole day that follows from the records. */
export function dayOfFile({ id, title, date, lastDate }: CalendarEntry): FileEntry {
  const end = new Date(Date.parse(`${lastDate}T00:00:00Z`) + DAY_MS);
  return { id, title, start: new Date(`${date}T00:00:00Z`), end, allDay: true };
}
