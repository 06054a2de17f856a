import ical from 'ical-generator';
import type { FileEntry } from './file-entry.ts';

/**
 * Entries as an iCalendar file (RFC 5545). Moments are written in UTC, so that they are right in every time zone and over the
 * changes of the clocks; whole days are dates. The same entry keeps its UID, so that a program that reads it twice has it once.
 * @param stamp when the file is made
 * @param refreshSeconds how long programs that subscribe to it should wait before they read it again
 */
export function calendarFile(
  name: string,
  entries: readonly FileEntry[],
  stamp: Date,
  refreshSeconds?: number,
): string {
  const prodId = { company: 'VCMS', product: 'Calendar', language: 'EN' };
  const calendar = ical({ name, prodId, ttl: refreshSeconds ?? null });
  for (const { id, title, start, end, allDay, location = '', description = '' } of entries) {
    calendar.createEvent({
      id: `${id}@vcms`,
      ...{ start, end, allDay, stamp, summary: title },
      ...{
        location: location === '' ? null : location,
        description: description === '' ? null : description,
      },
    });
  }
  return calendar.toString();
}
