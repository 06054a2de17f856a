import { addDays, type CalendarDate, type CalendarEvent } from '@vcms/domain';
import type { CalendarEntry } from './calendar-entry.ts';
import { momentOf, wallTime } from './zoned-time.ts';

const UTC = 'UTC';

export type EventTimes = Pick<CalendarEvent, 'start' | 'end' | 'allDay'>;

/** The days of an event where the reader is. Whole days have no time zone: they are stored from midnight to midnight UTC. */
export function daysOfEvent({ start, end, allDay }: EventTimes, zone: string) {
  const from = wallTime(start, allDay ? UTC : zone);
  const to = wallTime(end, allDay ? UTC : zone);
  // An end at midnight is the end of the day before.
  const last = to.time === '00:00' && to.date > from.date ? addDays(to.date, -1) : to.date;
  return { date: from.date, lastDate: last, time: from.time, endTime: to.time };
}

/**
 * A stored event, or one of its occurrences, as an entry of the reader's calendar.
 * @param zone IANA name
 * @param occurrence the first day of the occurrence, in the event's time zone
 */
export function eventEntry(
  event: EventTimes & Pick<CalendarEvent, 'id' | 'title'>,
  zone: string,
  occurrence?: CalendarDate,
): CalendarEntry {
  const { date, lastDate, time, endTime } = daysOfEvent(event, zone);
  return {
    id: occurrence === undefined ? event.id : `${event.id}~${occurrence}`,
    layer: 'events',
    title: event.title,
    date,
    lastDate,
    time: event.allDay ? undefined : time,
    endTime: event.allDay ? undefined : endTime,
    eventId: event.id,
  };
}

/** An event that begins on another day, as long as before and at the same time of the zone's clock. */
export function movedTo(event: EventTimes, date: string, time: string, zone: string): EventTimes {
  const length = event.end.getTime() - event.start.getTime();
  const start = event.allDay ? new Date(`${date}T00:00:00Z`) : momentOf({ date, time }, zone);
  return { start, end: new Date(start.getTime() + length), allDay: event.allDay };
}
