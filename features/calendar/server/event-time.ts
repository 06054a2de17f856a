import { formatDate, formatMoment } from '@vcms/domain';
import { textOf } from '@vcms/server/core';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';

/** When an event begins, in the time zone in which it was planned: 11/20/2026, 10:00 AM CST; a whole day as its date. */
export function eventTime({ start, allDay, zone }: DocumentData): string {
  if (!(start instanceof Timestamp)) return '';
  const moment = start.toDate();
  if (allDay === true) return formatDate(moment.toISOString().slice(0, 10));
  return formatMoment(moment, { timeZone: textOf(zone), zoneName: true });
}
