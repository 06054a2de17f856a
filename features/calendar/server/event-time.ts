import { formatDate } from '@vcms/domain';
import { textOf } from '@vcms/server/core';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';

const UTC = 'UTC';

/** When an event begins, in the time zone in which it was planned: 11/20/2026, 10:00 AM CST; a whole day as its date. */
export function eventTime({ start, allDay, zone }: DocumentData): string {
  if (!(start instanceof Timestamp)) return '';
  const moment = start.toDate();
  if (allDay === true) return formatDate(moment.toISOString().slice(0, 10));
  return spell(moment, textOf(zone)) ?? spell(moment, UTC) ?? '';
}

function spell(moment: Date, timeZone: string): string | undefined {
  if (timeZone === '') return undefined;
  try {
    const parts = {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: 'numeric',
      minute: '2-digit',
    } as const;
    // Newer versions of ICU put a narrow space before AM, which some mail programs cannot show.
    return new Intl.DateTimeFormat('en-US', { ...parts, timeZone, timeZoneName: 'short' })
      .format(moment)
      .replaceAll('\u202f', ' ');
  } catch {
    return undefined;
  }
}
