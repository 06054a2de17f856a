import ical from 'ical-generator';
import type { FileEntry } from './file-entry.ts';
import { type FileRepetition, fileRepetition } from './file-repetition.ts';
import { zoneBlock } from './zone-block.ts';
import { ZonedDate } from './zoned-date.ts';

/**
 * Entries as an iCalendar file (RFC 5545). Moments are written in UTC, so that they are right in every time zone and over the
 * changes of the clocks; whole days are dates. What repeats is written by the clock of its time zone, which the file describes,
 * so that nine o'clock stays nine o'clock. The same entry keeps its UID, so that a program that reads it twice has it once.
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
  const generator = (zone: string) => zoneBlock(zone, firstStart(entries), stamp);
  const calendar = ical({ name, prodId, ttl: refreshSeconds ?? null, timezone: { name: null, generator } });
  for (const entry of entries) {
    const { id, title, allDay, location = '', description = '' } = entry;
    const repetition = fileRepetition(entry);
    calendar.createEvent({
      id: `${id}@vcms`,
      ...{ ...timesOf(entry, repetition), allDay, stamp, summary: title },
      ...(repetition === undefined ? {} : { repeating: repetition.lines }),
      ...{
        location: location === '' ? null : location,
        description: description === '' ? null : description,
      },
    });
  }
  return calendar.toString();
}

function timesOf({ start, end }: FileEntry, repetition: FileRepetition | undefined) {
  const zone = repetition?.zone;
  if (zone === undefined || zone === 'UTC') return { start, end };
  return { start: new ZonedDate(start, zone), end: new ZonedDate(end, zone), timezone: zone };
}

function firstStart(entries: readonly FileEntry[]): Date {
  const starts = entries.filter(({ rrule }) => rrule !== undefined).map(({ start }) => start.getTime());
  return new Date(Math.min(...starts));
}
