import { textOf } from '@vcms/server/core';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { occurrenceAfter, occurrencesBetween, type Repeating } from '../model/occurrences.ts';

const MINUTE_MS = 60_000;

/** What of a stored event says when it takes place; an event without an end is as short as can be. */
function timesOf(event: DocumentData): Repeating | undefined {
  const { start, end, allDay, zone, rrule, exdates }: DocumentData = event;
  if (!(start instanceof Timestamp)) return undefined;
  return {
    start: start.toDate(),
    end: (end instanceof Timestamp ? end : start).toDate(),
    allDay: allDay === true,
    zone: textOf(zone) === '' ? undefined : textOf(zone),
    rrule: textOf(rrule) === '' ? undefined : textOf(rrule),
    exdates: Array.isArray(exdates) ? exdates.filter((day) => typeof day === 'string') : [],
  };
}

/** The first start of an event that is at or after a moment; as on the page, a damaged rule counts once. */
export function startFrom(event: DocumentData, moment: number): number | undefined {
  const times = timesOf(event);
  if (times === undefined) return undefined;
  const { start } = times;
  const repeats = times.rrule !== undefined && occurrencesBetween(times, start, start) !== undefined;
  if (repeats) return occurrenceAfter(times, new Date(moment - 1))?.start.getTime();
  return start.getTime() >= moment ? start.getTime() : undefined;
}

/** How many minutes before an event its people want to be told, each once. */
export function minutesOf(event: DocumentData): readonly number[] {
  const minutes: unknown[] = Array.isArray(event.reminderMinutes) ? event.reminderMinutes : [];
  return [...new Set(minutes.filter((entry) => typeof entry === 'number'))];
}

/**
 * When the reminder is due that comes first at or after a moment.
 * @returns milliseconds since 1970; undefined when none is left
 */
export function dueFrom(event: DocumentData, minutes: number, moment: number): number | undefined {
  const start = startFrom(event, startOf(minutes, moment));
  return start === undefined ? undefined : start - minutes * MINUTE_MS;
}

/** When that begins of which a reminder tells. */
export function startOf(minutes: number, due: number): number {
  return due + minutes * MINUTE_MS;
}
