import { formatDate } from '@vcms/domain/date-words';
import type { Notification } from '../backend/notification.ts';

/** Notifications of one day of the reader's. */
export interface DayGroup {
  /** "Today", "Yesterday", "11/16/2026". */
  readonly label: string;
  /** With the place of each in the whole list. */
  readonly items: readonly { readonly notification: Notification; readonly index: number }[];
}

function dayLabel(date: Date, now: Date): string {
  const label = formatDate(date);
  if (label === formatDate(now)) return 'Today';
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  return label === formatDate(yesterday) ? 'Yesterday' : label;
}

/** The list by days, in its own order. What has no time yet has just arrived. */
export function dayGroups(items: readonly Notification[], now: Date): readonly DayGroup[] {
  const groups = new Map<string, DayGroup['items']>();
  for (const [index, notification] of items.entries()) {
    const label = dayLabel(notification.dateTime ?? now, now);
    groups.set(label, [...(groups.get(label) ?? []), { notification, index }]);
  }
  return [...groups].map(([label, found]) => ({ label, items: found }));
}
